import { describe, expect, test } from "vitest";
import { searchExpression, withPieces } from "~/domain/search/words";

describe("the pieces of a phrase", () => {
  test("are all of its letters in fives, and last itself", () => {
    expect(withPieces("gudstjenest")).toEqual(
      ["gudst", "dstje", "tjene", "enest", "gudstjenest"].map((piece) => `"${piece}"`),
    );
    expect(withPieces(" messe ")).toEqual([`" mess"`, `"esse "`, `" messe "`]);
  });

  test("are of whole letters, in scripts with longer ones too", () => {
    expect(withPieces("𐌰𐌱𐌲𐌳𐌴𐌵")).toEqual(["𐌰𐌱𐌲𐌳𐌴", "𐌱𐌲𐌳𐌴𐌵", "𐌰𐌱𐌲𐌳𐌴𐌵"].map((piece) => `"${piece}"`));
  });

  test("are none where it is as short as they are", () => {
    expect(withPieces(" kor ")).toEqual([`" kor "`]);
    expect(withPieces("bonn")).toEqual([`"bonn"`]);
  });
});

test("each word is looked for only where all that stands before it is found", () => {
  const terms = [["familie"], ["konsert"], ["barn"]];
  const expression = searchExpression({ terms, types: ["youth"], cells: null })!;
  // One that stands in a NOT is moved on as one part.
  const asOne = (part: string) => String.raw`\(\(${part}\) NOT [^)]+\)\)`;
  const word = (text: string) => String.raw`AND \{words organizer facets\} : \("${text}"\)`;
  const first = asOne(String.raw`\{facets\} : \(.+?\) ${word("familie")}`);
  expect(expression).toMatch(new RegExp(`^${asOne(`${first} ${word("konsert")}`)} ${word("barn")}$`, "u"));
});
