import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

test("what React loads later waits where it can't be loaded, instead of failing the page", () => {
  const lazily = sourceFiles(["app"]).filter(({ text }) => /\blazy\(/.test(text));
  expect(lazily.length).toBeGreaterThan(0);
  for (const { path, text } of lazily)
    expect(text.match(/\blazy\(.*await onceThere\(/g)?.length, path).toBe(text.match(/\blazy\(/g)!.length);
});
