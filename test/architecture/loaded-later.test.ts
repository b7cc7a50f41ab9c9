import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

test("what React loads later goes through the one part that says what stands in for it", () => {
  const lazily = sourceFiles(["app"]).filter(({ text }) => /\blazy\b[<(]/.test(text));
  expect(lazily.map(({ path }) => path)).toEqual(["app/components/ui/loaded-apart.tsx"]);
});
