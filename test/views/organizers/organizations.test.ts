import { describe, expect, it } from "vitest";
import type { OrganizerCardRow } from "#db/queries/organizers/list";
import { testSettings } from "#test/support/settings";
import type { FoundOrganizers } from "~/models/organizers/find";
import { viewOrganizations, viewOrganizerCard } from "~/views/organizers/card";

const context = { locale: "nb", settings: testSettings } as const;

const row: OrganizerCardRow = {
  id: "church-1",
  name: "østre kirke",
  description: "Åpen kirke.\n\n  Velkommen!",
  city: " Hamar ",
  is_kept: 1,
  has_website: 1,
  logo_url: "/images/organizers/church-1/logo",
  cover_image_url: "/images/organizers/church-1/cover",
  lat: null,
  lng: null,
  distance_km: null,
};

describe("a congregation's card", () => {
  it("shows its own images, on one line of text", () => {
    expect(viewOrganizerCard(row, "nb")).toMatchObject({
      id: "church-1",
      name: "østre kirke",
      city: "Hamar",
      description: "Åpen kirke. Velkommen!",
      hasWebsite: true,
      cover: { src: "/images/organizers/church-1/cover?w=960", isGenerated: false },
      badge: { initial: "Ø", logo: { src: "/images/organizers/church-1/logo?w=192" } },
    });
  });

  it("has a window of its own where it has given nothing", () => {
    const bare = viewOrganizerCard(
      {
        ...row,
        description: " ",
        city: null,
        has_website: 0,
        logo_url: null,
        cover_image_url: null,
      },
      "nb",
    );
    expect(bare).toMatchObject({
      city: null,
      description: null,
      hasWebsite: false,
      cover: { isGenerated: true },
      badge: { logo: null },
    });
    expect(viewOrganizerCard({ ...row, cover_image_url: null }, "nb").cover).toEqual(bare.cover);
  });
});

describe("the way on in the list", () => {
  const page: FoundOrganizers = {
    organizers: [row],
    total: 500,
    totalIsCapped: true,
    nextAfter: "church-1",
    near: null,
    placeIsUnknown: false,
  };
  const more = (search: { q?: string; show?: number; after?: string }) =>
    viewOrganizations(page, { q: "", view: "list", show: 48, ...search }, context).more;

  it.each([
    ["a longer page", {}, { href: "/organizations?show=96", grows: true }],
    [
      "a longer page of what was looked for",
      { q: "å & b" },
      { href: "/organizations?q=%C3%A5+%26+b&show=96", grows: true },
    ],
    [
      "a longer page from where it began",
      { after: "x", show: 192 },
      { href: "/organizations?after=x&show=240", grows: true },
    ],
    [
      "a new page after a full one",
      { q: "kirke", after: "x", show: 240 },
      { href: "/organizations?q=kirke&after=church-1", grows: false },
    ],
  ])("%s", (_what, search, expected) => {
    expect(more(search)).toEqual(expected);
  });

  it("keeps its filters", () => {
    const { more, filters } = viewOrganizations(
      page,
      { q: "", view: "list", show: 48, family: "bedehus", letter: "å" },
      context,
    );
    expect(more?.href).toBe("/organizations?family=bedehus&letter=%C3%A5&show=96");
    expect(filters.letters.at(-1)).toEqual({ letter: "Å", isChosen: true, href: "/organizations?family=bedehus" });
    expect(filters.letters[1]?.href).toBe("/organizations?family=bedehus&letter=b");
    expect(filters.kept).toEqual({ letter: "å" });
  });

  it("of what is near a place ends with the longest page", () => {
    const near = { name: "Bodø", position: { lat: 67.28, lng: 14.4 } };
    expect(
      viewOrganizations({ ...page, near }, { q: "", view: "list", show: 240, near: "Bodø" }, context).more,
    ).toBeNull();
  });

  it("ends with the list", () => {
    expect(viewOrganizations({ ...page, nextAfter: null }, { q: "", view: "list", show: 48 }, context).more).toBeNull();
  });
});
