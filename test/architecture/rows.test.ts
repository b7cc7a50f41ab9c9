import { describe, expect, test } from "vitest";
import { codeOf, nodesOf, type SourceFile, sourceFiles } from "#test/support/source-files";

const files = sourceFiles(["app", "db", "workers"]);

describe("rows have the type of the columns they were selected by", () => {
  test("statements in SQL are read by rowsOf() in db/client.ts alone", () => {
    const readers = files.filter((file) => /\bdb\s*\.(all|get|values)\s*[<(]/.test(codeOf(file)));
    expect(readers.map(({ path }) => path)).toEqual(["db/client.ts"]);
  });

  test("no query says by a cast what its rows are", () => {
    const queries = files.filter(({ path }) => path.startsWith("db/queries/"));
    expect(queries.flatMap(castsOf)).toEqual([]);
  });
});

/** Returns the casts of a file, `as` and `<…>` except `as const`. */
const castsOf = (file: SourceFile) =>
  nodesOf(file)
    .filter(({ type }) => type === "TSAsExpression" || type === "TSTypeAssertion")
    .map(({ start, end }) => file.text.slice(start, end))
    .filter((code) => !/\bas const$/.test(code))
    .map((code) => `${file.path}: ${code}`);
