import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries } from "#test/support/rows";
import { preferring, visit } from "#test/support/visitor";
import { descriptionsIn, problemsOf } from "#test/support/vocabulary";
import { LOCALES } from "~/domain/site/locales";

beforeAll(async () => {
  await anOrganizer({
    id: "an-id",
    name: "Bykirken </script>",
    address: "Kirkegata 4, 0153 Oslo",
    lat: 59.91,
    lng: 10.75,
    website: "bykirken.no",
    facts: { family: "catholic", wheelchair: true },
  });
  const { id: series_id } = await aSeries("an-id");
  await anEvent({
    id: "an-id",
    organizer_id: "an-id",
    series_id,
    series_day: "2026-06-07",
    start_time: fromNow({ days: 3 }),
    facts: { price: "free", stream_url: "https://strom.test/", language: "en" },
    tags: ["kor"],
  });
});

/** Returns what stands in a page: its head's links, its descriptions, its language. */
async function readPage(path: string, init: RequestInit = {}) {
  const response = await visit(path, init);
  const isPage = response.status === 200 && response.headers.get("Content-Type")?.startsWith("text/html");
  const html = await response.text();
  const links = [...html.matchAll(/<link\b([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!.replaceAll("&amp;", "&"),
      ]),
    ),
  );
  return {
    isPage,
    isIndexed: isPage && !/<meta name="robots" content="noindex"/.test(html),
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"] ?? "",
    alternates: new Map(links.flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href!] as const] : []))),
    descriptions: descriptionsIn(html),
  };
}

/** Every address that shows a page to everybody. */
const PAGES = env.TEST_ROUTES.filter(
  (route) => route !== "/*" && !/^\/(embed|api|images|tiles)\b|\.\w+$/.test(route),
).map((route) => route.replace(/:type/, "event").replace(/:\w+/g, "an-id"));
const pathOf = (address: string) => address.replace("http://samling.test", "");

describe.each([...PAGES, "/?near=Bodø", "/?view=month", "/abonner?type=concert"])("%s", (path) => {
  test("says nothing to search engines that schema.org does not know", async () => {
    for (const locale of LOCALES) {
      const { descriptions } = await readPage(path, { headers: preferring("system", locale, "24h") });
      expect(descriptions.flatMap(problemsOf)).toEqual([]);
    }
  });

  test("names its own address, and that of each language, which are in that language", async () => {
    const page = await readPage(path);
    if (!page.isIndexed) return;
    expect([...page.alternates.keys()]).toEqual([...LOCALES, "x-default"]);
    expect(page.canonical).toBe(page.alternates.get(LOCALES[0]));
    expect(page.alternates.get("x-default")).toBe(page.canonical);
    for (const locale of LOCALES) {
      const address = page.alternates.get(locale)!;
      const other = await readPage(pathOf(address));
      expect([other.language, other.canonical]).toEqual([locale, address]);
      expect(other.alternates).toEqual(page.alternates);
    }
  });
});

describe("each kind of page is described as what it is", () => {
  const typesOn = async (path: string) => (await readPage(path)).descriptions.map((data) => data["@type"]);
  const stepsOn = async (path: string) =>
    (await readPage(path)).descriptions
      .flatMap((data) => (data["itemListElement"] ?? []) as { name: string; item: { "@id": string } }[])
      .map(({ name, item }) => [name, pathOf(item["@id"])]);

  test.each([
    ["/", ["WebSite"]],
    ["/?near=Bodø", ["WebSite", "BreadcrumbList"]],
    ["/event/an-id", ["Event", "BreadcrumbList"]],
    ["/organizer/an-id", [["CatholicChurch", "Organization"], "BreadcrumbList"]],
    ["/organizer/an-id/month", ["BreadcrumbList"]],
  ])("%s", async (path, types) => {
    expect(await typesOn(path)).toEqual(types);
  });

  test.each([
    ["/?near=bodø", ["Bodø", "/?near=Bod%C3%B8"]],
    ["/organizer/an-id/month?month=2026-06", ["Juni 2026", "/organizer/an-id/month"]],
    ["/organizer/an-id", ["Bykirken </script>", "/organizer/an-id"]],
  ])("the way to %s ends there", async (path, last) => {
    expect((await stepsOn(path)).at(-1)?.map((text) => text.toLowerCase())).toEqual(
      last.map((text) => text.toLowerCase()),
    );
  });

  test("the front page is searched by words", async () => {
    const [site] = (await readPage("/?lang=en")).descriptions;
    const { target } = site!["potentialAction"] as { target: { urlTemplate: string } };
    const answer = await visit(pathOf(target.urlTemplate.replace("{search_term_string}", "gudstjeneste")));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("/event/an-id");
  });

  test("of an event without a picture, its cover is named once", async () => {
    const [event] = (await readPage("/event/an-id")).descriptions;
    expect(event!["image"]).toEqual([expect.stringMatching(/\/covers\/service-\d\.jpg$/)]);
  });
});

test("a page in the language of its address is kept apart from the same page in another", async () => {
  for (let visited = 0; visited < 2; visited++) {
    expect((await readPage("/personvern?lang=en")).language).toBe("en");
    expect((await readPage("/personvern")).language).toBe("nb");
  }
  expect((await readPage("/personvern?lang=xx")).language).toBe("nb");
});
