// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { render } from "#test/support/render";
import { Results } from "~/components/search/results";
import type { HomeView } from "~/views/search/home";

const view = (folding: HomeView["folding"], total = 64, repeats: string | null = "fredager 19.00"): HomeView => ({
  face: "list",
  map: null,
  month: null,
  days: [
    {
      day: "2026-06-12",
      heading: "Fredag 12. juni",
      names: null,
      near: null,
      events: [anEventCard({ title: "Fredagsklubb", repeats })],
    },
  ],
  running: [],
  byChance: [],
  total,
  totalIsCapped: false,
  folded: folding === "folded" ? "4 faste vist én gang" : null,
  folding,
  distancePool: 200,
  understood: null,
  center: null,
  placeIsUnknown: false,
  radiusKm: 50,
  more: null,
});

const shown = (folding: HomeView["folding"], address: string, total?: number) => {
  const page = render(<Results view={view(folding, total)} />, { address });
  return {
    page,
    link: (text: string) => [...page.querySelectorAll("a")].find(({ textContent }) => textContent.endsWith(text)),
  };
};
const ALL = "Vis alle datoer";
const ONCE = "Vis faste samlinger én gang";

describe("“Vis alle datoer”", () => {
  it("shows each date by itself, and keeps the rest of the search", () => {
    const { page, link } = shown("folded", "/?q=klubb&type=youth&view=list&show=48");
    expect(link(ALL)?.getAttribute("href")).toBe("/?q=klubb&type=youth&view=list&each=1");
    expect(page.querySelector("h2")!.textContent).toBe("Kommende arrangementer (64 arrangementer)");
    expect(page.textContent).toContain("4 faste vist én gang");
  });

  it("leads back once they are shown", () => {
    const { page, link } = shown("each", "/?q=klubb&each=1");
    expect(link(ONCE)?.getAttribute("href")).toBe("/?q=klubb");
    expect(link(ALL)).toBeUndefined();
    expect(page.querySelector("h2")!.textContent).toContain("(64 arrangementer)");
  });

  it("is not there where nothing is found", () => {
    expect(shown("folded", "/?q=avlyst", 0).link(ALL)).toBeUndefined();
    expect(shown("each", "/?q=avlyst&each=1", 0).link(ONCE)).toBeUndefined();
  });

  it("is not there where the search is too short for a series to be one card", () => {
    expect(shown(null, "/?when=today").link(ALL)).toBeUndefined();
  });
});

describe("“Vis alle datoer” of a list that is too long to count", () => {
  const links = (repeats: string | null) =>
    render(<Results view={{ ...view("folded", 500, repeats), totalIsCapped: true, folded: null }} />, { address: "/" });

  it("stands above a card of a series", () => {
    expect(links("fredager 19.00").textContent).toContain(ALL);
  });

  it("is not there where each card is one date", () => {
    expect(links(null).textContent).not.toContain(ALL);
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

describe("what goes on already", () => {
  const camp = anEventCard({ title: "Sommerleir" });
  it.each([
    ["of days", "2026-06-12"],
    ["by distance", ""],
  ])("stands above the list %s, once", (_, day) => {
    const listed = view(null);
    const days = listed.days.map((group) => ({ ...group, day }));
    const page = render(<Results view={{ ...listed, days, running: [camp] }} />);
    const titles = [...page.querySelectorAll("article")].map(({ textContent }) => textContent);
    expect(titles[0]).toContain("Sommerleir");
    expect(titles.filter((title) => title.includes("Sommerleir"))).toHaveLength(1);
    expect(page.querySelectorAll("#running")).toHaveLength(1);
  });
});
