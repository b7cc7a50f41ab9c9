import { describe, expect, it } from "vitest";
import { queryFields } from "~/schemas/search/fields";
import { organizerSearchParameters } from "~/schemas/search/organizers";

const parse = (query: string) => organizerSearchParameters.safeParse(queryFields(new URLSearchParams(query)));

describe("the parameters of the list of congregations", () => {
  it.each([
    ["nothing", "", { q: "", show: 48, view: "list" }],
    ["words", "q=+r%C3%B8ros+", { q: "røros", show: 48, view: "list" }],
    ["too many letters, cut", `q=${"a".repeat(10_000)}`, { q: "a".repeat(200), show: 48, view: "list" }],
    ["two steps more", "show=144", { q: "", show: 144, view: "list" }],
    ["the longest page", "show=240&after=abc-1", { q: "", show: 240, after: "abc-1", view: "list" }],
    ["an empty field, as a form sends it", "q=&show=", { q: "", show: 48, view: "list" }],
    ["what is not ours", "utm_source=x&melding=gone", { q: "", show: 48, view: "list" }],
  ])("take %s", (_what, query, expected) => {
    expect(parse(query).data).toEqual(expected);
  });

  it.each([
    "show=0",
    "show=47",
    "show=49",
    "show=288",
    "show=-48",
    "show=48.5",
    "show=many",
    "show=1e99",
    "after=a%20b",
    "after=%27",
    `after=${"a".repeat(65)}`,
  ])("refuse %s", (query) => {
    expect(parse(query).success).toBe(false);
  });
});
