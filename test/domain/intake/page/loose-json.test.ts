import { describe, expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { looseJson } from "~/domain/intake/page/loose-json";

const WANTED = { name: "Møte", list: [1, true, null], "a-b": "x" };

describe("JSON as pages write it", () => {
  test.each([
    ["as it should be", JSON.stringify(WANTED)],
    ["with line ends and tabs", JSON.stringify(WANTED, null, "\t")],
    ["single quotes", "{'name': 'Møte', 'list': [1, true, null], 'a-b': 'x'}"],
    ["names without quotes", '{name: "Møte", list: [1, true, null], "a-b": "x"}'],
    ["commas too many", '{"name": "Møte",, "list": [1, true, null,], "a-b": "x",}'],
    ["a comma too few", '{"name": "Møte"\n"list": [1, true, null]\n"a-b": "x"}'],
    ["comments", '/* a */ {"name": /* b */ "Møte", // c\n"list": [1, true, null], "a-b": "x"}'],
    ["a semicolon at the end", `${JSON.stringify(WANTED)};`],
    ["escapes", '{"name": "M\\u00f8te", "list": [1, true, null,], "a-b": "\\x"}'],
    ["an end that is missing", '{"name": "Møte", "list": [1, true, null], "a-b": "x"'],
  ])("%s", (_, text) => {
    expect(looseJson(text)).toEqual(WANTED);
  });

  test.each([
    ["nothing", "", null],
    ["quotes in a text", '{"a": "Tema "Nåde" i dag", "b": 1,}', { a: 'Tema "Nåde" i dag', b: 1 }],
    ["a control character in a text", '{"a": "en\u0003to"}', { a: "en\u0003to" }],
    ["two objects", '{"a": 1} {"b": 2}', [{ a: 1 }, { b: 2 }]],
    ["a name that would change all objects", '{"__proto__": {"x": 1}, a: 1}', { a: 1 }],
  ])("%s", (_, text, wanted) => {
    expect(looseJson(text)).toEqual(wanted);
  });

  test("of any depth, without an end", () => {
    const deep = '{"a":['.repeat(100_000);
    expect(looseJson(deep)).toHaveProperty("a");
    expect(looseJson(`'${deep}`)).not.toBeUndefined();
  });

  test("whatever is changed in it, it is read or null", () => {
    const random = seededRandom(11);
    const text = JSON.stringify([WANTED, { "@type": "Event", name: "Fest ’i’ «kirka»", startDate: "2026-09-06" }]);
    const signs = ["'", '"', "\\", "{", "}", "[", "]", ",", ":", "/*", "//", "\n", "<!--", "\u0000", "\\u12"];
    for (let round = 0; round < 5000; round++) {
      let changed = text;
      for (let times = 1 + random.whole(6); times > 0; times--) {
        const at = random.whole(changed.length);
        changed =
          changed.slice(0, at) + (random.chance(0.6) ? random.pick(signs) : "") + changed.slice(at + random.whole(4));
      }
      expect(() => JSON.stringify(looseJson(changed))).not.toThrow();
    }
  });
});
