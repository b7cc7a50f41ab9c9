import { describe, expect, it } from "vitest";
import { formatOrganizerCursor, organizerCursorOf, organizerQuery } from "~/schemas/search/organizers";

describe("the parameters of GET /api/organizers", () => {
  it("has a default for everything", () => {
    expect(organizerQuery.parse({})).toEqual({ q: "", limit: 24 });
  });

  it("takes a cursor back only with the same words", () => {
    const cursor = formatOrganizerCursor("org-7", organizerQuery.parse({ q: "røros" }))!;
    expect(organizerCursorOf(organizerQuery.parse({ q: "røros", limit: "3", cursor }))).toBe("org-7");
    expect(organizerQuery.safeParse({ q: "oslo", cursor }).error?.issues.map(({ path }) => path)).toEqual([["cursor"]]);
  });

  it("refuses what is no cursor", () => {
    expect(organizerQuery.safeParse({ cursor: "WzEsMl0" }).success).toBe(false);
  });
});
