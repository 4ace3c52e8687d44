"""The table, and what follows from it."""

import math


def best_of(record, sides):
    """The fastest peer with equal results, and how much slower than UOp it is."""
    times = {name: record["times"][name]["min_us"] for name in sides
             if name in record["times"] and name not in record["problems"]}
    mine = record["times"].get("UOp")
    if not times or not mine:
        return None, None
    best = min(times, key=times.get)
    return best, times[best] / mine["min_us"]


def header(peers):
    names = ["row", "threads", "UOp, us", *peers, "best peer", "ratio"]
    return "| " + " | ".join(names) + " |\n|" + "---|" * len(names)


def format_us(value):
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"


def line(record, peers, sides):
    cells = [record["row"], str(record["threads"])]
    for name in ["UOp", *peers]:
        cell = ""
        if name in record["times"]:
            cell = format_us(record["times"][name]["min_us"])
        cells.append(cell + " (differs)" if cell and name in record["problems"] else cell or "-")
    best, ratio = best_of(record, sides)
    cells += [best or "-", f"{ratio:.2f}" if ratio else "-"]
    return "| " + " | ".join(cells) + " |"


def summary(records, sides):
    """Lines about all rows: the mean ratio for each number of threads, and problems."""
    lines = []
    for threads in sorted({one["threads"] for one in records}):
        ratios = [best_of(one, sides)[1] for one in records if one["threads"] == threads]
        ratios = [one for one in ratios if one]
        if ratios:
            mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
            below = sum(one < 1 for one in ratios)
            lines.append(f"{threads} thread(s): the geometric mean of the ratios to the best peer "
                         f"is {mean:.2f} over {len(ratios)} rows, {below} of them below 1")
    seen = set()
    for one in records:
        for name, problem in one["problems"].items():
            text = f"{one['row']}: {name}: {problem}"
            if text not in seen:
                lines.append(text)
                seen.add(text)
    return lines
