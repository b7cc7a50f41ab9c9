// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { render } from "#test/support/render";
import { Results } from "~/components/search/results";
import type { HomeView } from "~/views/search/home";

const view = (folding: HomeView["folding"], total = 64): HomeView => ({
  face: "list",
  map: null,
  month: null,
  days: [
    {
      day: "2026-06-12",
      heading: "Fredag 12. juni",
      names: null,
      near: null,
      events: [anEventCard({ title: "Fredagsklubb", repeats: "fredager 19.00" })],
    },
  ],
  running: [],
  byChance: [],
  total,
  totalIsCapped: false,
  counts: folding === "folded" ? "289 arrangementer (4 faste samlinger vist én gang hver)" : null,
  folding,
  distancePool: 200,
  slip: null,
  center: null,
  placeIsUnknown: false,
  radiusKm: 50,
  more: null,
});

const shown = (folding: HomeView["folding"], address: string, total?: number) => {
  const page = render(<Results view={view(folding, total)} />, { address });
  return { page, chip: [...page.querySelectorAll("a")].find((link) => link.textContent === "Vis hver for seg") };
};

describe("“Vis hver for seg”", () => {
  it("shows each date by itself, and keeps the rest of the search", () => {
    const { page, chip } = shown("folded", "/?q=klubb&type=youth&view=list&show=48");
    expect(chip?.getAttribute("href")).toBe("/?q=klubb&type=youth&view=list&each=1");
    expect(chip?.getAttribute("aria-current")).toBeNull();
    expect(page.querySelector("h2")!.textContent).toContain("289 arrangementer (4 faste samlinger vist én gang hver)");
  });

  it("is turned off by a press once it is on, and the count is of every date", () => {
    const { page, chip } = shown("each", "/?q=klubb&each=1");
    expect(chip?.getAttribute("href")).toBe("/?q=klubb");
    expect(chip?.getAttribute("aria-current")).toBe("true");
    expect(page.querySelector("h2")!.textContent).toContain("(64 arrangementer)");
  });

  it("is not there where nothing is found", () => {
    expect(shown("folded", "/?q=avlyst", 0).chip).toBeUndefined();
    expect(shown("each", "/?q=avlyst&each=1", 0).chip).toBeUndefined();
  });

  it("is not there where the search is too short for a series to be one card", () => {
    expect(shown(null, "/?when=today").chip).toBeUndefined();
  });
});

describe("“Flere mulige treff”", () => {
  it("stands below the list, each with its day, because no heading has it", () => {
    const byChance = [anEventCard({ title: "Kortspill", near: null, weekday: "lør", date: "13", month: "juni" })];
    const page = render(<Results view={{ ...view(null), byChance }} />, { address: "/?q=kor" });
    const section = page.querySelector('section[aria-labelledby="by-chance"]')!;
    expect(section.querySelector("h3")!.textContent).toBe("Flere mulige treff");
    expect(section.querySelector("h4")!.textContent).toContain("Kortspill");
    expect(section.querySelector("time")!.textContent).toContain("lør 13. juni");
  });

  it("is not there where there are none", () => {
    expect(render(<Results view={view(null)} />, { address: "/?q=konsert" }).querySelector("#by-chance")).toBeNull();
  });
});
