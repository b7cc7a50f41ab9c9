import { describe, expect, test } from "vitest";
import { addressesOf } from "#test/support/route-table";
import { HELP_ARTICLE_IDS } from "~/domain/help/articles";
import { ARTICLE_OF_SCREEN, helpAddress } from "~/domain/help/screens";
import routes from "~/routes";

const files = addressesOf(routes).map(({ file }) => file);
const screens = [...new Set(files)]
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => file.replace(/^routes\/|\.tsx$/g, ""));

describe("each screen links its own", () => {
  test("every page has a line in the table, and no line is of a page that is gone", () => {
    expect(Object.keys(ARTICLE_OF_SCREEN).sort()).toEqual([...screens].sort());
  });

  test("every article is some screen's, or is led to from another", () => {
    const linked = new Set(Object.values(ARTICLE_OF_SCREEN));
    expect(HELP_ARTICLE_IDS.filter((id) => !linked.has(id))).toEqual(LED_TO);
  });

  test.each([
    ["visitor/home", "/help/find-events"],
    ["reading/privacy", "/help"],
    ["nothing/of/ours", "/help"],
    ["constructor", "/help"],
    ["", "/help"],
  ])("%j leads to %s", (screen, address) => {
    expect(helpAddress(screen)).toBe(address);
  });
});

/** These are about several screens; others lead to them: help/links.ts. */
const LED_TO = ["near-you", "map-and-month", "first-day", "new-organizations"];
