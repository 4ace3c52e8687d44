#!/usr/bin/env python3
"""Proves rewrite rules of integers and of cascades with z3: each rule is the claim that two
terms are equal wherever its conditions hold, and z3 must find no counterexample.

Folders are rules of fixed-width integers, proved on bit-vectors of 8 and 16 bits.
Index rules hold over the integers, for any divisor unless one is named. Rules of cascades
hold over the reals.
`--mutate` breaks each rule by one and expects z3 to refute it."""

import argparse
import re
import subprocess
import sys

# name, conditions, left, right; x, y, z are bit-vectors of W bits, c is a
# condition; (k n) is a constant. Division by 0 gives 0, floor division rounds
# down (sdivf, smodf), truncating division to zero (sdivt, smodt).
FOLDERS = """
neg-neg | | (bvneg (bvneg x)) | x
not-not | | (bvnot (bvnot x)) | x
abs-of-unsigned | | (uabs x) | x
add-0 | | (bvadd x (k 0)) | x
sub-0 | | (bvsub x (k 0)) | x
sub-self | | (bvsub x x) | (k 0)
mul-1 | | (bvmul x (k 1)) | x
mul-0 | | (bvmul x (k 0)) | (k 0)
max-self-signed | | (ite (bvsge x x) x x) | x
min-self-unsigned | | (ite (bvule x x) x x) | x
idiv-1-signed | | (sdivt x (k 1)) | x
idiv-1-unsigned | | (udiv0 x (k 1)) | x
floordiv-1-signed | | (sdivf x (k 1)) | x
and-0 | | (bvand x (k 0)) | (k 0)
and-ones | | (bvand x (k -1)) | x
and-self | | (bvand x x) | x
or-0 | | (bvor x (k 0)) | x
or-ones | | (bvor x (k -1)) | (k -1)
or-self | | (bvor x x) | x
xor-0 | | (bvxor x (k 0)) | x
shl-0 | | (bvshl x (k 0)) | x
shr-0-signed | | (bvashr x (k 0)) | x
shr-0-unsigned | | (bvlshr x (k 0)) | x
where-same | | (ite c x x) | x
where-nested | | (ite c (ite c x y) z) | (ite c x z)
floordiv-floormod-signed | (not (= y (k 0))) | (bvadd (bvmul (sdivf x y) y) (smodf x y)) | x
idiv-mod-signed | (not (= y (k 0))) | (bvadd (bvmul (sdivt x y) y) (smodt x y)) | x
floormod-sign | (bvsgt y (k 0)) | (ite (bvslt (smodf x y) (k 0)) (k 1) (k 0)) | (k 0)
""".strip()

# z3 does not multiply back 16-bit quotients in reasonable time.
NARROW = {"floordiv-floormod-signed", "idiv-mod-signed"}

# div and mod of SMT-LIB round down where the divisor is positive, as ours do.
INDEX = """
distribute | | (* k (+ x y)) | (+ (* k x) (* k y))
like-terms | | (+ (* j x) (* k x)) | (* (+ j k) x)
quotient-of-multiple | (> c 0) | (div (+ (* c x) y) c) | (+ x (div y c))
remainder-of-multiple | (> c 0) | (mod (+ (* c x) y) c) | (mod y c)
quotient-in-one-period | (> c 0) (<= (* c k) x) (< x (* c (+ k 1))) | (div x c) | k
remainder-in-one-period | (> c 0) (<= (* c k) x) (< x (* c (+ k 1))) | (mod x c) | (- x (* c k))
remainder-by-residue | (> c 0) | (mod (+ (* (+ j (* c k)) x) y) c) | (mod (+ (* j x) y) c)
quotient-by-residue | (> c 0) | (div (+ (* (+ j (* c k)) x) y) c) | (+ (* k x) (div (+ (* j x) y) c))
quotient-common-factor | (> c 0) (> g 0) (<= 0 y) (< y g) | (div (+ (* g x) y) (* g c)) | (div x c)
remainder-common-factor | (> c 0) (> g 0) (<= 0 y) (< y g) | (mod (+ (* g x) y) (* g c)) | (+ (* g (mod x c)) y)
nested-quotient | (> c 0) (> g 0) | (div (+ (div x c) k) g) | (div (+ x (* k c)) (* c g))
quotient-of-remainder | (> c 0) (> g 0) | (div (mod x (* g c)) c) | (mod (div x c) g)
remainder-of-remainder | (> c 0) (> g 0) | (mod (mod x (* g c)) c) | (mod x c)
remainder-of-scaled-remainder | (> c 0) (> g 0) (= (* g k) (* c j)) | (mod (+ (* k (mod x g)) y) c) | (mod (+ (* k x) y) c)
recombine | (> c 0) | (+ (* k (mod x c)) (* (* k c) (div x c))) | (* k x)
recombine-mixed | (> c 0) (> g 0) | (+ (mod x c) (* c (mod (div x c) g))) | (mod x (* c g))
remainder-from-quotient | (> c 0) | (- (* k x) (* (* k c) (div x c))) | (* k (mod x c))
quotient-from-remainder | (> c 0) | (- (* k x) (* k (mod x c))) | (* (* k c) (div x c))
truncated-quotient | (> c 0) (>= x 0) | (tdiv x c) | (div x c)
truncated-remainder | (> c 0) (>= x 0) | (tmod x c) | (mod x c)
truncated-quotient-small | (> c 0) (< (- c) x) (< x c) | (tdiv x c) | 0
truncated-remainder-small | (> c 0) (< (- c) x) (< x c) | (tmod x c) | x
minimum-by-bounds | (<= (- x y) 0) | (ite (< x y) x y) | x
maximum-by-bounds | (>= (- x y) 0) | (ite (< x y) y x) | x
less-by-difference | | (b (< x y)) | (b (< (- x y) 0))
less-equal | | (b (<= x 0)) | (b (< (- x 1) 0))
greater-negated | | (b (> x 0)) | (b (< (- x) 0))
less-common-factor | (> g 0) (<= 0 y) (< y g) | (b (< (+ (* g x) y) 0)) | (b (< x 0))
equal-common-factor | (> g 0) | (b (= (+ (* g x) (* g k)) 0)) | (b (= (+ x k) 0))
equal-no-common-factor | (> g 0) (not (= (mod k g) 0)) | (b (= (+ (* g x) k) 0)) | 0
less-of-remainder | (> c 0) (<= (- k c) (- x (* c j))) (< (- x (* c j)) c) (< k c) | (b (< (mod x c) k)) | (b (and (<= 0 (- x (* c j))) (< (- x (* c j)) k)))
less-of-quotient | (> c 0) | (b (< (+ (div x c) k) 0)) | (b (< (+ x (* c k)) 0))
greater-than-quotient | (> c 0) | (b (< (- k (div x c)) 0)) | (b (< (- (- (* c (+ k 1)) 1) x) 0))
not-less | | (b (not (< x y))) | (b (>= x y))
where-under-condition | (=> p (= x z)) | (ite p x y) | (ite p z y)
where-under-negation | (=> (not p) (= y z)) | (ite p x y) | (ite p x z)
clause-under-others | (=> p (= q r)) | (b (and p q)) | (b (and p r))
clause-under-negation | (=> (not p) (= q r)) | (b (or p q)) | (b (or p r))
bound-of-term | (> k 0) (<= (+ (* k x) y) c) (<= j y) | (b (<= x (div (- c j) k))) | 1
bound-of-negative-term | (> k 0) (<= (- y (* k x)) c) (<= j y) | (b (<= (- (div (- c j) k)) x)) | 1
bound-at-end | (<= k x) (not (= x k)) | (b (<= (+ k 1) x)) | 1
""".strip()

# Rules of uop-form-cascades, over the reals; E is exp (or exp2) of which only the laws in
# the conditions are known. t is a state: the sum of the terms so far, with base m. The next
# term has the element x, the factor v and the base n; c is the scale, h is hoisted, and
# u is a second state with base x.
CASCADES = """
hoist-start | | (* h 0) | 0
hoist-step | | (+ (* h t) (* h v)) | (* h (+ t v))
hoist-divisor-step | (not (= h 0)) | (+ (/ t h) (/ v h)) | (/ (+ t v) h)
rescale-start | | (* 0 (E (* c (- m n)))) | 0
rescale-term | (= (E (* c (- x n))) (* (E (* c (- x m))) (E (* c (- m n))))) | (* (E (* c (- x n))) v) | (* (* (E (* c (- x m))) v) (E (* c (- m n))))
rescale-step | | (* (+ t v) (E (* c (- m n)))) | (+ (* t (E (* c (- m n)))) (* v (E (* c (- m n)))))
rescale-twice | (= (E (* c (- m x))) (* (E (* c (- m n))) (E (* c (- n x))))) | (* (* t (E (* c (- m n)))) (E (* c (- n x)))) | (* t (E (* c (- m x))))
rescale-product | (= (E (* c (- x n))) (* (E (* c (- x m))) (E (* c (- m n))))) (= (E (* h (- x n))) (* (E (* h (- x m))) (E (* h (- m n))))) | (* (E (* c (- x n))) (E (* h (- x n)))) | (* (* (E (* c (- x m))) (E (* h (- x m)))) (* (E (* c (- m n))) (E (* h (- m n)))))
same-maximum | (= (E 0) 1) (= m n) | (E (* c (- m n))) | 1
ratio-at-most-1 | (> c 0) (<= m n) (=> (<= (* c (- m n)) 0) (<= (E (* c (- m n))) 1)) | (ite (<= (E (* c (- m n))) 1) 1 0) | 1
merge-commutes | | (+ (* t (E (* c (- m n)))) (* u (E (* c (- x n))))) | (+ (* u (E (* c (- x n)))) (* t (E (* c (- m n)))))
mean-without-base | (not (= (E (* c (- m n))) 0)) (not (= u 0)) | (/ (* t (E (* c (- m n)))) (* u (E (* c (- m n))))) | (/ t u)
""".strip()

INTEGER_NAMES = ["x", "y", "z", "j", "k", "c", "g"]


def parse(table):
    for line in table.splitlines():
        name, conditions, left, right = (part.strip() for part in line.split("|"))
        yield name, conditions, left, right


def folder_query(rule, width, mutate):
    name, conditions, left, right = rule
    sort = f"(_ BitVec {width})"
    text = [f"(define-fun udiv0 ((a {sort}) (d {sort})) {sort} (ite (= d (_ bv0 {width})) d (bvudiv a d)))"]
    text += [f"(define-fun uabs ((a {sort})) {sort} (ite (bvuge a (_ bv0 {width})) a (bvneg a)))"]
    text += [f"(define-fun sdivt ((a {sort}) (d {sort})) {sort} (ite (= d (_ bv0 {width})) d (bvsdiv a d)))"]
    text += [f"(define-fun smodt ((a {sort}) (d {sort})) {sort} (ite (= d (_ bv0 {width})) d (bvsrem a d)))"]
    text += [f"(define-fun smodf ((a {sort}) (d {sort})) {sort} (ite (= d (_ bv0 {width})) d (bvsmod a d)))"]
    text += [f"(define-fun sdivf ((a {sort}) (d {sort})) {sort} (ite (= d (_ bv0 {width})) d"
             f" (ite (= (smodf a d) (smodt a d)) (bvsdiv a d) (bvsub (bvsdiv a d) (_ bv1 {width})))))"]
    text += [f"(declare-const {v} {sort})" for v in "xyz"] + ["(declare-const c Bool)"]

    def constants(part):
        return re.sub(r"\(k (-?\d+)\)", lambda m: f"(_ bv{int(m[1]) % 2**width} {width})", part)

    if conditions:
        text.append(f"(assert {constants(conditions)})")
    right = constants(right)
    if mutate:
        right = f"(bvadd {right} (_ bv1 {width}))"
    text.append(f"(assert (not (= {constants(left)} {right})))")
    return f"{name} at {width} bits", text


def claim(rule, mutate):
    """That there are numbers for which the sides differ."""
    _, conditions, left, right = rule
    right = f"(+ {right} 1)" if mutate else right
    return ([f"(assert (and {conditions}))"] if conditions else []) + [
        f"(assert (not (= {left} {right})))"]


def index_query(rule, mutate):
    name = rule[0]
    text = [f"(declare-const {name} Int)" for name in INTEGER_NAMES]
    text += [f"(declare-const {name} Bool)" for name in "pqr"]
    text.append("(define-fun b ((v Bool)) Int (ite v 1 0))")
    text.append("(define-fun tdiv ((a Int) (d Int)) Int (ite (>= a 0) (div a d) (- (div (- a) d))))")
    text.append("(define-fun tmod ((a Int) (d Int)) Int (- a (* d (tdiv a d))))")
    return name, text + claim(rule, mutate)


def cascade_query(rule, mutate):
    name = rule[0]
    text = [f"(declare-const {name} Real)" for name in "xmnvtuch"]
    text.append("(declare-fun E (Real) Real)")
    return name, text + claim(rule, mutate)


# Where z3 does not decide the rule for every divisor, these are tried one by one.
DIVISORS = range(1, 7)
FACTORS = range(-3, 4)


def ask(queries, limit):
    """The answers to queries, in one run of z3."""
    text = [f"(set-option :timeout {limit})"]
    for _, lines in queries:
        text += ["(push)", *lines, "(check-sat)", "(pop)"]
    result = subprocess.run(["z3", "-in"], input="\n".join(text), capture_output=True,
                            text=True, timeout=300)
    answers = result.stdout.split("\n")
    if "error" in result.stdout or len(answers) < len(queries):
        raise SystemExit(f"z3: {result.stdout[-2000:]}{result.stderr[-2000:]}")
    return answers[: len(queries)]


def with_values(query, values):
    name, lines = query
    # Numbers in the place of names, so that every product is linear.
    text = lines
    for variable, value in values.items():
        text = [re.sub(rf"(?<![\w-]){variable}(?![\w-])", str(value), line)
                for line in text if f"declare-const {variable} " not in line]
    return name, text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutate", action="store_true")
    parser.add_argument("--limit", type=int, default=700, help="milliseconds a query")
    args = parser.parse_args()
    wanted = "sat" if args.mutate else "unsat"
    failed = 0

    folders = [folder_query(rule, width, args.mutate)
               for rule in parse(FOLDERS) for width in (8, 16)
               if width == 8 or rule[0] not in NARROW]
    for (name, _), answer in zip(folders, ask(folders, 30 * args.limit)):
        if answer != wanted:
            print(f"{name}: {answer}")
            failed += 1
    rules = list(parse(INDEX))
    queries = [index_query(rule, args.mutate) for rule in rules]
    answers = ask(queries, args.limit)
    general, enumerated = 0, []
    for rule, query, answer in zip(rules, queries, answers):
        if answer == wanted:
            general += 1
            continue
        if answer == "unknown":
            # Divisors and factors one by one; the index values stay any integers.
            names = [n for n in "cgkj" if re.search(rf"\b{n}\b", " ".join(rule[1:]))]
            positive = lambda n: n in "cg" or f"(> {n} 0)" in rule[1]
            spans = {n: DIVISORS if positive(n) else FACTORS for n in names}
            points = [{}]
            for n in names:
                points = [{**p, n: v if v >= 0 else f"(- {-v})"} for p in points for v in spans[n]]
            parts = [with_values(query, point) for point in points]
            # Decided in milliseconds; the limit is for a machine that is busy.
            found = ask(parts, 20 * args.limit)
            if (all if wanted == "unsat" else any)(a == wanted for a in found):
                enumerated.append(f"{rule[0]} ({len(points)})")
                continue
            answer = next(a for a in found if a != wanted)
        print(f"{query[0]}: {answer}")
        failed += 1
    cascades = [cascade_query(rule, args.mutate) for rule in parse(CASCADES)]
    for (name, _), answer in zip(cascades, ask(cascades, 30 * args.limit)):
        if answer != wanted:
            print(f"{name}: {answer}")
            failed += 1
    verb = "refuted" if args.mutate else "proved"
    print(f"{len(folders)} folder claims, {general} index rules {verb} for all integers, "
          f"{len(enumerated)} for enumerated factors: {', '.join(enumerated) or 'none'}; "
          f"{len(cascades)} cascade rules {verb} over the reals")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
