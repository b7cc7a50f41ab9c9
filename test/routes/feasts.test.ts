import { beforeAll, describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { OSLO } from "#test/support/search";
import { pageText, preferring, visit } from "#test/support/visitor";
import { momentAt } from "~/domain/time/days-and-moments";
import { listFeastPages } from "~/models/search/list-feast-pages";

const HAMAR = { lat: 60.79, lng: 11.07, city: "Hamar" };

// NOW is Thursday 4 June 2026: sankthans is offered, julaften is not.
beforeAll(async () => {
  const church = await anOrganizer({ name: "Bykirken" });
  const at = (day: string, time: string, title: string, given = {}) =>
    anEvent({ organizer_id: church.id, start_time: momentAt(day, time), title, ...OSLO, city: "Oslo", ...given });
  await at("2026-12-24", "14:00", "Familiegudstjeneste", HAMAR);
  await at("2026-12-24", "16:00", "Julesang i byen");
  await at("2026-12-24", "17:00", "Julekonsert ved krybben", { event_type: "concert" });
  await at("2026-12-25", "00:00", "Midnattsmesse");
  await at("2026-12-23", "23:59", "Lille julaften");
  await at("2026-12-13", "18:00", "Lysmesse med koret", HAMAR);
  await at("2026-12-13", "11:00", "Høymesse");
  await at("2026-12-06", "18:00", "Messias", { event_type: "concert" });
  await at("2026-06-23", "19:00", "Sankthansfest", HAMAR);
});

async function read(path: string, locale = "nb") {
  const answer = await visit(path, { headers: preferring("system", locale, "24h") });
  const html = await answer.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main.replace(/<!--.*?-->/g, "").replace(/<script[\s\S]*?<\/script>/g, "");
  return { status: answer.status, html, text: text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

describe("a feast's page shows what is looked for then", () => {
  test("on its days alone, of its types, by the hour", async () => {
    const { text } = await read("/hoytid/julaften");
    expect(text).toMatch(/Gudstjenester julaften torsdag 24\. desember/);
    expect(text).toMatch(/14:00 Gudstjenester .*Familiegudstjeneste.* 16:00 Gudstjenester .*Julesang i byen/);
    for (const title of ["Julekonsert", "Midnattsmesse", "Lille julaften"]) expect(text).not.toContain(title);
  });

  test("by its words, day by day", async () => {
    const { text } = await read("/hoytid/lysmesser");
    expect(text).toMatch(/lørdag 28\. november – onsdag 23\. desember/);
    expect(text).toContain("Lysmesse med koret");
    expect(text).not.toContain("Høymesse");
    expect((await read("/hoytid/adventskonserter")).text).toContain("Messias");
  });

  test("near a place that its address names, or that is asked for", async () => {
    for (const path of ["/hoytid/julaften/hamar", "/hoytid/julaften?near=Hamar"]) {
      const { text } = await read(path);
      expect(text).toContain("Gudstjenester julaften nær Hamar");
      expect(text).toContain("Innen 50 km fra Hamar");
      expect(text).toContain("Familiegudstjeneste");
      expect(text).not.toContain("Julesang i byen");
    }
    expect((await read("/hoytid/julaften/hamar?radius_km=200")).text).toContain("Julesang i byen");
  });

  test("and where there is nothing, no wider circle is advised to who sees the whole country", async () => {
    expect((await read("/hoytid/olsok")).text).toContain("Se gjerne det som skjer før det.");
    expect((await read("/hoytid/olsok?near=Hamar")).text).toContain("Søk litt lenger unna");
    expect((await read("/hoytid/olsok", "nn")).text).toContain("Sjå gjerne det som skjer før det.");
  });

  test("in each language", async () => {
    expect((await read("/hoytid/julaften/hamar", "nn")).text).toContain("Gudstenester julaftan nær Hamar");
    expect((await read("/hoytid/julaften/hamar", "en")).text).toContain("Christmas Eve services near Hamar");
  });

  test("and leads to the list of the same events, with its filters, and back to what is near", async () => {
    const { html } = await read("/hoytid/julaften/hamar");
    expect(html).toContain('href="/?near=Hamar"');
    expect(html).toContain('href="/?near=Hamar&amp;from=2026-12-24&amp;to=2026-12-24&amp;type=service"');
  });

  test("what nobody has published yet says when it is, and leads farther or to what is near now", async () => {
    const { html, text } = await read("/hoytid/pinse/hamar");
    expect(text).toMatch(/Ingenting er lagt ut ennå Pinse: lørdag 15\. – mandag 17\. mai 2027/);
    expect(html).toContain('href="/hoytid/pinse?near=Hamar&amp;radius_km=100"');
    expect(html).toContain('href="/?near=Hamar"');
  });
});

describe("for search engines", () => {
  test("a page has a title, a description, one address near its place, and the way to it", async () => {
    for (const path of ["/hoytid/julaften/hamar", "/hoytid/julaften/Hamar", "/hoytid/julaften?near=hamar"]) {
      const { html } = await read(path);
      expect(html).toContain("<title>Gudstjenester julaften nær Hamar – Samling</title>");
      expect(html).toContain(
        '<meta name="description" content="Gudstjenester julaften nær Hamar (torsdag 24. desember).',
      );
      expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/hoytid\/julaften\/hamar"/);
      expect(html).toMatch(/hrefLang="en" href="[^"]+\/hoytid\/julaften\/hamar\?lang=en"/i);
      expect(html).toMatch(/"name":"Julaften".*\/hoytid\/julaften".*"name":"Hamar".*\/hoytid\/julaften\/hamar"/);
    }
  });

  test("near a position or a postcode the address is everywhere's", async () => {
    for (const query of ["?lat=60.79&lng=11.07", "?near=2317"]) {
      const { html } = await read(`/hoytid/julaften${query}`);
      expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/hoytid\/julaften"/);
    }
  });

  test.each(["/hoytid/ukjent", "/hoytid/toString", "/hoytid/julaften/ingensteds", "/hoytid/julaften/ham", "/hoytid"])(
    "%s is not found",
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  test("places are named as they are spelled in addresses", async () => {
    expect((await read("/hoytid/julaften/mo-i-rana")).text).toContain("nær Mo i Rana");
    expect((await read("/hoytid/julaften/tromso")).text).toContain("nær Tromsø");
  });
});

describe("the sitemap leads to a feast's page where at least three events are", () => {
  const listed = async () => (await listFeastPages({ db: testDatabase(), now: NOW })).map(({ path }) => path).sort();

  test("everywhere and near each town, of its types and words, and no sooner", async () => {
    expect(await listed()).toEqual([]);
    const { id: organizer_id } = await anOrganizer({ name: "Domkirken" });
    const service = (day: string, given = {}) =>
      anEvent({ organizer_id, start_time: momentAt(day, "15:00"), title: "Julegudstjeneste", ...HAMAR, ...given });
    await service("2026-12-24");
    expect(await listed()).toEqual(["/hoytid/julaften"]);
    await service("2026-12-24", { city: "HAMAR" });
    for (const given of [{ event_type: "concert" as const }, { city: "Oslo" }]) await service("2026-12-24", given);
    expect(await listed()).toEqual(["/hoytid/julaften", "/hoytid/julaften/hamar"]);
    for (const city of ["Oslo", "Bergen"]) await service("2026-12-20", { title: "LYSMESSE", city });
    expect(await listed()).toEqual(["/hoytid/julaften", "/hoytid/julaften/hamar", "/hoytid/lysmesser"]);
    const sitemap = await pageText("/sitemap/feasts.xml");
    expect(sitemap).toMatch(/<loc>[^<]+\/hoytid\/julaften\/hamar<\/loc><lastmod>/);
  });
});

describe("the front page leads to what people look for at this time of the year", () => {
  test("by a strip, near the place that is searched around", async () => {
    const { html, text } = await read("/");
    expect(html.match(/href="\/hoytid\/sankthans"/g)).toHaveLength(1);
    expect(text).toContain("Sankthans 23. juni");
    expect(html).not.toContain("/hoytid/julaften");
    expect((await read("/?near=Hamar&radius_km=25")).html).toContain("/hoytid/sankthans/hamar?radius_km=25");
    expect((await read("/?near=2317")).html).toContain("/hoytid/sankthans?near=2317+Hamar");
    expect((await read("/?lat=60.79&lng=11.07")).html).toContain("/hoytid/sankthans?lat=60.79&amp;lng=11.07");
  });

  test("but to nothing of which there is nothing near that place, nor beside words", async () => {
    for (const path of ["/?near=Troms%C3%B8", "/?near=Hamar&q=fest"])
      expect((await read(path)).html).not.toContain("/hoytid/sankthans");
  });
});
