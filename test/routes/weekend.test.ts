import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { OSLO } from "#test/support/search";
import { pageText, preferring, visit } from "#test/support/visitor";
import { momentAt } from "~/domain/time/days-and-moments";

const BERGEN = { lat: 60.39, lng: 5.32 };

// NOW is Thursday 4 June 2026.
beforeAll(async () => {
  const church = await anOrganizer({ name: "Bykirken" });
  const chapel = await anOrganizer({ name: "Fjellkapellet" });
  const at = (day: string, time: string, title: string, given = {}) =>
    anEvent({ organizer_id: church.id, start_time: momentAt(day, time), title, ...OSLO, ...given });
  await at("2026-06-05", "14:59", "For tidlig");
  await at("2026-06-05", "15:00", "Fredagsmesse");
  await at("2026-06-06", "10:00", "Formiddagsbønn", { event_type: "prayer" });
  await at("2026-06-06", "20:00", "Sommerkonsert", { event_type: "concert" });
  await at("2026-06-07", "11:00", "Gudstjeneste i byen");
  await at("2026-06-07", "11:00", "Gudstjeneste på fjellet", { organizer_id: chapel.id });
  await at("2026-06-07", "23:45", "Nattbønn", { event_type: "prayer" });
  await at("2026-06-08", "00:00", "For sent");
  await at("2026-06-07", "18:00", "Langt borte", BERGEN);
  await at("2026-06-04", "18:00", "Sommerstevne", {
    event_type: "conference",
    end_time: momentAt("2026-06-06", "14:00"),
  });
});

async function textAt(path: string, locale = "nb") {
  const html = await pageText(path, preferring("system", locale, "24h"));
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main.replace(/<!--.*?-->/g, "").replace(/<script[\s\S]*?<\/script>/g, "");
  return { html, text: text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

describe("/helgen shows Friday from 15:00 to Sunday night", () => {
  test("by day, and nothing before or after", async () => {
    const { text } = await textAt("/helgen");
    expect(text).toContain("fredag 5. – søndag 7. juni");
    for (const title of ["Fredagsmesse", "Sommerkonsert", "Nattbønn", "Langt borte"]) expect(text).toContain(title);
    for (const title of ["For tidlig", "For sent"]) expect(text).not.toContain(title);
    expect(text).toMatch(
      /fredag 5\. juni .*Fredagsmesse.* lørdag 6\. juni .*Sommerkonsert.* søndag 7\. juni .*Nattbønn/,
    );
  });

  test("the day's special ones before what begins earlier", async () => {
    const { text } = await textAt("/helgen");
    expect(text).toContain("Dagens høydepunkter");
    expect(text.indexOf("Sommerkonsert")).toBeLessThan(text.indexOf("Formiddagsbønn"));
  });

  test("services of one hour together, with their places below", async () => {
    const { text } = await textAt("/helgen");
    expect(text).toMatch(
      /11:00 Gudstjenester Bykirken[^:]* Gudstjeneste i byen .*Fjellkapellet[^:]* Gudstjeneste på fjellet/,
    );
    expect(text.match(/11:00 Gudstjenester/g)).toHaveLength(1);
  });

  test("the Sunday's name in the church year, in both languages", async () => {
    expect((await textAt("/helgen")).text).toContain("2. søndag i treenighetstiden");
    expect((await textAt("/helgen", "en")).text).toContain("Sunday 2 of Trinity");
  });

  test("what began before and goes on", async () => {
    expect((await textAt("/helgen")).text).toMatch(/Pågår nå.*Sommerstevne/);
  });

  test("near a place, and of the wanted types alone", async () => {
    const near = (await textAt("/helgen?near=Oslo&radius_km=50")).text;
    expect(near).toContain("Innen 50 km fra Oslo");
    expect(near).toContain("Fredagsmesse");
    expect(near).not.toContain("Langt borte");
    const prayers = (await textAt("/helgen?type=prayer")).text;
    expect(prayers).toContain("Nattbønn");
    expect(prayers).not.toContain("Fredagsmesse");
  });

  test("a title, a description and one address for search engines, and a place in the sitemap", async () => {
    const { html } = await textAt("/helgen?type=concert");
    expect(html).toContain("<title>Helgen fredag 5. – søndag 7. juni: gudstjenester, konserter og samlinger – Samling");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/helgen"/);
    expect(html).toMatch(/<meta name="description" content="Det som skjer i helgen/);
    expect(await pageText("/sitemap/pages.xml")).toContain("/helgen</loc>");
  });

  test("nothing found leads farther or later, and an unknown place is said", async () => {
    const { html, text } = await textAt("/helgen?q=finnesikke&near=Oslo&radius_km=10");
    expect(text).toContain("Ingen arrangementer i helgen");
    expect(html).toContain("radius_km=25");
    // What began before and goes on is no hit of the weekend.
    const running = await textAt("/helgen?type=conference&near=Oslo&radius_km=50");
    expect(running.text).toMatch(/Ingen arrangementer i helgen.*Søk innen 100 km.*Pågår nå.*Sommerstevne/);
    expect((await textAt("/helgen?near=Ingensteds")).text).toContain("Vi fant ikke stedet «Ingensteds»");
    expect((await visit("/helgen?radius_km=7")).status).toBe(400);
  });
});

test("the chip of the list leads to the weekend's page with the place and the types", async () => {
  const { html } = await textAt("/?near=Oslo&radius_km=25&type=service&from=2026-08-01");
  expect(html).toContain('href="/helgen?type=service&amp;near=Oslo&amp;radius_km=25"');
  expect((await textAt("/?view=month")).html).toContain('href="/?view=month&amp;when=weekend"');
});
