//===- IndexingTest.cpp - x[...] as numpy has it ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Indexing.h"

#include "OpCases.h"
#include "uop/Frontend/Sets.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;
using Part = IndexPart;
using Parts = std::vector<Part>;

TEST(Indexing, Basic) {
  Context c;
  Tensor x = r(c, {3, 4});
  expectValues(getItem(x, Parts{Part::integer(-1)}), {8, 9, 10, 11});
  expectValues(getItem(x, Parts{Part::slice(), Part::integer(1)}), {1, 5, 9});
  expectValues(getItem(x, Parts{Part::ellipsis(), Part::slice({}, {}, -2)}),
               {3, 1, 7, 5, 11, 9});
  Tensor column = getItem(x, Parts{Part::slice(1, 2), Part::newAxis()});
  EXPECT_EQ(column.shape(), (Shape{1, 1, 4}));
}

TEST(Indexing, Tensors) {
  Context c;
  Tensor x = r(c, {3, 4});
  Tensor rows = w(c, {2, 0, -1}), columns = w(c, {1, 1, 3});
  expectValues(getItem(x, Parts{Part::at(rows), Part::at(columns)}),
               {9, 1, 11});
  expectValues(getItem(x, Parts{Part::slice(0, 2), Part::at(columns)}),
               {1, 1, 3, 5, 5, 7});
  // An integer broadcasts with tensors.
  expectValues(getItem(x, Parts{Part::integer(1), Part::at(columns)}),
               {5, 5, 7});
  // Apart from one another, the indices' axes come first.
  Tensor y = r(c, {2, 3, 2});
  Tensor apart = getItem(
      y, Parts{Part::at(w(c, {0, 1})), Part::slice(), Part::at(w(c, {1, 0}))});
  EXPECT_EQ(apart.shape(), (Shape{2, 3}));
  expectValues(apart, {1, 3, 5, 6, 8, 10});
  // What is out of range gives 0.
  expectValues(getItem(x, Parts{Part::at(w(c, {7})), Part::integer(1)}), {0});
}

TEST(Indexing, AddsWhereTheKeyIs) {
  Context c;
  Tensor x = r(c, {3, 2});
  Tensor rows = w(c, {2, 0, -1, 7});
  // Row 2 twice; there is no row 7.
  expectValues(addAt(x, Parts{Part::at(rows)}, r(c, {4, 2}) * 10),
               {20, 31, 2, 3, 44, 65});
  expectValues(addAt(x, Parts{Part::at(rows)}, 1), {1, 2, 2, 3, 6, 7});
  // Columns, and rows and columns.
  expectValues(
      addAt(x, Parts{Part::slice(), Part::at(w(c, {1, 1}))}, r(c, {3, 2})),
      {0, 2, 2, 8, 4, 14});
  expectValues(addAt(x, Parts{Part::at(rows), Part::integer(-1)}, 100),
               {0, 101, 2, 3, 4, 205});
  // Apart from one another, the indices' axes come first.
  Tensor y = r(c, {2, 3, 2});
  Parts apart = {Part::at(w(c, {0, 1})), Part::slice(), Part::at(w(c, {1, 0}))};
  expectValues(addAt(y, apart, r(c, {2, 3}) * 100),
               {0, 1, 2, 103, 4, 205, 306, 7, 408, 9, 510, 11});
  // Neighbours after an axis.
  Parts later = {Part::slice(), Part::at(w(c, {2, 2})), Part::at(w(c, {0, 0}))};
  expectValues(addAt(y, later, r(c, {2, 2}) * 100),
               {0, 1, 2, 3, 104, 5, 6, 7, 8, 9, 510, 11});
  // Slices alone, and beside indices.
  expectValues(addAt(x, Parts{Part::slice(0, 3, 2)}, 1), {1, 2, 2, 3, 5, 6});
  expectValues(addAt(x, Parts{Part::slice(1), Part::at(w(c, {0, 0}))}, 1),
               {0, 1, 4, 3, 6, 5});
  expectValues(addAt(x, Parts{Part::at(x > 3)}, 1), {0, 1, 2, 3, 5, 6});
  expectError(addAt(x, Parts{Part::at(rows)}, r(c, {3, 2})),
              "a value of shape [3, 2] does not broadcast to [4, 2]",
              __LINE__ - 2);
  expectError(addAt(x, Parts{Part::at(rows), Part::integer(2)}, 1),
              "index 2 is out of range of axis 1", __LINE__ - 1);
}

TEST(Indexing, SetsRows) {
  Context c;
  Tensor x = r(c, {3, 2});
  EXPECT_FALSE(
      setItem(x, Parts{Part::at(w(c, {2, 0, -1}))}, r(c, {3, 2}) * 10));
  // The last one stays.
  expectValues(x, {20, 30, 2, 3, 40, 50});
  EXPECT_FALSE(setItem(x, Parts{Part::slice(), Part::at(w(c, {1, 9}))},
                       r(c, {3, 2}) + 100));
  expectValues(x, {20, 100, 2, 102, 40, 104});
}

TEST(Indexing, Masks) {
  Context c;
  Tensor x = r(c, {2, 3});
  expectValues(getItem(x, Parts{Part::at(x > 2)}), {3, 4, 5});
  Tensor none = getItem(x, Parts{Part::at(x > 100)});
  EXPECT_EQ(none.shape(), (Shape{0}));
  Tensor columns = Tensor::fromVector<bool>(c, {true, false, true});
  expectValues(getItem(x, Parts{Part::slice(), Part::at(columns)}),
               {0, 2, 3, 5});
}

TEST(Indexing, Assignment) {
  Context c;
  Tensor x = r(c, {2, 3});
  ASSERT_FALSE(bool(setItem(x, Parts{Part::integer(0)}, 7)));
  expectValues(x, {7, 7, 7, 3, 4, 5});
  ASSERT_FALSE(bool(
      setItem(x, Parts{Part::slice(), Part::slice({}, {}, 2)}, v(c, {1, 2}))));
  expectValues(x, {1, 7, 2, 1, 4, 2});
  ASSERT_FALSE(bool(setItem(x, Parts{Part::at(x > 3)}, 0.5)));
  expectValues(x, {1, 0.5, 2, 1, 0.5, 2});
  Tensor places = w(c, {1, 1, 0});
  ASSERT_FALSE(bool(
      setItem(x, Parts{Part::integer(1), Part::at(places)}, v(c, {5, 6, 8}))));
  expectValues(x, {1, 0.5, 2, 8, 6, 2});
  Tensor before = x.clone();
  ASSERT_FALSE(bool(setItem(x, Parts{Part::ellipsis()}, 0)));
  expectValues(before, {1, 0.5, 2, 8, 6, 2});
  expectValues(x, {0, 0, 0, 0, 0, 0});
}

static void expectKind(const Tensor &tensor, ErrorKind kind,
                       const std::string &part) {
  ASSERT_TRUE(tensor.hasError());
  EXPECT_EQ(tensor.errorKind(), kind);
  EXPECT_NE(tensor.error().message().find(part), std::string::npos)
      << tensor.error().message();
}

TEST(Indexing, Errors) {
  Context c;
  Tensor x = r(c, {2, 3});
  expectKind(getItem(x, Parts{Part::integer(2)}), ErrorKind::index,
             "index 2 is out of range of axis 0 of 2x3xf32");
  expectKind(getItem(x, Parts{Part::integer(5), Part::at(w(c, {0}))}),
             ErrorKind::index, "index 5 is out of range of axis 0");
  expectKind(getItem(x, Parts(3, Part::slice())), ErrorKind::index,
             "the index is for 3 axes, 2x3xf32 has 2");
  expectKind(getItem(x, Parts(2, Part::ellipsis())), ErrorKind::index,
             "more than one ellipsis");
  expectKind(getItem(x, Parts{Part::slice(0, 1, 0)}), ErrorKind::value,
             "a step of 0");
  expectKind(getItem(x, Parts{Part::at(v(c, {0}))}), ErrorKind::index,
             "an index must have integers or bools, got 1xf32");
  expectKind(getItem(x, Parts{Part::at(b(c))}), ErrorKind::index,
             "the mask 6xbool is for axes 0 to 0 of 2x3xf32");
  Error error = setItem(x, Parts{Part::integer(0)}, v(c, {1, 2}));
  ASSERT_TRUE(bool(error));
  EXPECT_NE(error.message().find("does not broadcast to [3]"),
            std::string::npos)
      << error.message();
}

TEST(Sets, NonZero) {
  Context c;
  std::vector<Tensor> found = findNonZero(m(c) > 0);
  ASSERT_EQ(found.size(), 2u);
  expectValues(found[0], {0, 0, 1, 1});
  expectValues(found[1], {0, 2, 0, 1});
  expectValues(countNonZero(m(c) > 0, {0}), {2, 1, 1});
  Tensor scalar = Tensor::scalar(c, 1.0f);
  expectKind(findNonZero(scalar)[0], ErrorKind::value, "has no positions");
}

TEST(Sets, Unique) {
  Context c;
  UniqueValues found = findUnique(w(c, {3, 1, 3, 2, 1, 3}));
  expectValues(found.values, {1, 2, 3});
  expectValues(found.first, {1, 3, 0});
  expectValues(found.inverse, {2, 0, 2, 1, 0, 2});
  expectValues(found.counts, {2, 1, 3});
  // Each NaN is a value.
  UniqueValues floats = findUnique(v(c, {float(kNaN), 1, float(kNaN)}));
  expectValues(floats.values, {1, kNaN, kNaN});
  UniqueValues bools = findUnique(b(c));
  EXPECT_EQ(bools.values.dtype(), DType::Bool);
  expectValues(bools.counts, {3, 3});
  EXPECT_EQ(findUnique(v(c, {})).values.shape(), (Shape{0}));
}

TEST(Sets, Searching) {
  Context c;
  Tensor sorted = v(c, {1, 2, 2, 4});
  Tensor wanted = v(c, {0, 1, 2, 3, 4, 5, float(kNaN)});
  expectValues(searchSorted(sorted, wanted), {0, 0, 1, 3, 3, 4, 4});
  expectValues(searchSorted(sorted, wanted, /*right=*/true),
               {0, 1, 3, 3, 4, 4, 4});
  expectValues(searchSorted(v(c, {}), wanted), {0, 0, 0, 0, 0, 0, 0});
  expectValues(isIn(wanted, sorted), {0, 1, 1, 0, 1, 0, 0});
  expectValues(isIn(wanted, sorted, /*invert=*/true), {1, 0, 0, 1, 0, 1, 1});
  expectValues(isIn(w(c, {1, 2}), w(c, {})), {0, 0});
  expectKind(searchSorted(m(c), wanted), ErrorKind::value,
             "must have one axis");
}

TEST(Sets, Repetition) {
  Context c;
  expectValues(repeatElements(w(c, {1, 2}), 2, 0), {1, 1, 2, 2});
  expectValues(repeatElements(w(c, {1, 2, 3}), w(c, {2, 0, 1}), 0), {1, 1, 3});
  expectKind(repeatElements(w(c, {1, 2}), -1, 0), ErrorKind::value,
             "the number of repetitions is below 0: -1");
  expectKind(repeatElements(w(c, {1, 2}), w(c, {1, 2, 3}), 0), ErrorKind::value,
             "are not one for each of the 2 elements");
  expectKind(repeatElements(w(c, {1, 2}), v(c, {1, 2}), 0), ErrorKind::type,
             "the counts must be integers");
}
