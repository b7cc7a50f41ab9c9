import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { pageText, preferring, visit } from "#test/support/visitor";
import { momentAt } from "~/domain/time/days-and-moments";

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Bykirken" });
  const at = (day: string, time: string, title: string, given = {}) =>
    anEvent({ organizer_id, start_time: momentAt(day, time), title, ...given });
  for (const hour of ["09", "10", "11", "12", "13"]) await at("2026-11-29", `${hour}:00`, `Samling kl. ${hour}`);
  await at("2026-11-05", "18:00", "Avlyst kveld", { state: "cancelled" });
  await at("2026-11-12", "18:00", "Ungdomskveld", { event_type: "youth" });
  await at("2026-11-20", "18:00", "Kvinnehelg", {
    event_type: "conference",
    end_time: momentAt("2026-11-22", "14:00"),
  });
});

/** Returns a page's text between tags, and its markup. */
async function pageAt(path: string, locale = "nb") {
  const response = await visit(path, { headers: preferring("system", locale, "24h") });
  const html = await response.text();
  const table = /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? "";
  const cells = [...table.matchAll(/<td[\s\S]*?<\/td>/g)].map(([cell]) => cell);
  const cellOf = (day: string) => cells.find((cell) => cell.includes(`data-day="${day}"`)) ?? "";
  return { status: response.status, html, table, cellOf };
}

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

const NOVEMBER = "/?view=month&month=2026-11";

describe("a month stands in the page without scripts", () => {
  test("as a table with a caption, week numbers as headings of its rows, and weeks from Monday", async () => {
    const { table } = await pageAt(NOVEMBER);
    expect(textOf(/<caption[\s\S]*?<\/caption>/.exec(table)![0])).toMatch(/^november 2026\./);
    const rows = [...table.matchAll(/<th scope="row"[\s\S]*?<\/th>/g)].map(([head]) => textOf(head));
    expect(rows).toEqual(["Uke 44", "Uke 45", "Uke 46", "Uke 47", "Uke 48", "Uke 49"]);
    const days = [...table.matchAll(/<th scope="col" abbr="(\w+|[a-zæøå]+)"/g)].map(([, name]) => name);
    expect(days).toEqual(["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"]);
  });

  test("with up to three titles a day, and a link to the rest in that day's list", async () => {
    const cell = (await pageAt(NOVEMBER)).cellOf("2026-11-29");
    expect(textOf(cell)).toContain("Samling kl. 11");
    expect(textOf(cell)).not.toContain("Samling kl. 12");
    const more = [...cell.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([, href]) => href!).at(-1)!;
    expect(textOf(cell)).toContain("+ 2 til");
    const list = await pageText(more.replaceAll("&amp;", "&"));
    for (const hour of ["09", "10", "11", "12", "13"]) expect(list).toContain(`Samling kl. ${hour}`);
    expect(list).not.toContain("Ungdomskveld");
  });

  test("with feasts and holidays by name, in the page's language", async () => {
    expect(textOf((await pageAt(NOVEMBER)).cellOf("2026-11-29"))).toContain("1. søndag i advent");
    expect(textOf((await pageAt(NOVEMBER)).cellOf("2026-11-01"))).toContain("Allehelgensdag");
    expect(textOf((await pageAt(NOVEMBER)).cellOf("2026-11-22"))).toContain("Kristi kongedag");
    const english = await pageAt(NOVEMBER, "en");
    expect(textOf(english.cellOf("2026-11-29"))).toContain("First Sunday of Advent");
    expect(english.cellOf("2026-11-29")).toContain('aria-label="Sunday 29 November, First Sunday of Advent, 5 events"');
  });

  test("with what is cancelled marked", async () => {
    expect(textOf((await pageAt(NOVEMBER)).cellOf("2026-11-05"))).toMatch(/18:00 Avlyst Avlyst kveld/);
  });

  test("with an event of several days on each of its days", async () => {
    const { cellOf } = await pageAt(NOVEMBER);
    const has = (day: string) => cellOf(day).includes("Kvinnehelg");
    expect(["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(has)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test("with links to the months beside it, which keep the search", async () => {
    const { html } = await pageAt(`${NOVEMBER}&type=youth`);
    const links = [...html.matchAll(/<a [^>]*rel="(prev|next)"[^>]*href="([^"]+)"/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);
    const swapped = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*rel="(prev|next)"/g)].map(([, href, rel]) => [
      rel,
      href,
    ]);
    expect(Object.fromEntries([...links, ...swapped])).toEqual({
      prev: "/?type=youth&amp;view=month&amp;month=2026-10",
      next: "/?type=youth&amp;view=month&amp;month=2026-12",
    });
    expect(textOf(html)).toContain("Ungdomskveld");
    expect(textOf(html)).not.toContain("Samling kl. 09");
  });

  test("with the chosen day's list below", async () => {
    const { html } = await pageAt(`${NOVEMBER}&day=2026-11-29`);
    const list = textOf(html.slice(html.indexOf("</table>"), html.indexOf("</main>")));
    expect(list).toContain("søndag 29. november , 1. søndag i advent");
    expect(list).toContain("Samling kl. 13");
  });
});

test("today is marked by a word in the running month alone", async () => {
  const { cellOf, table } = await pageAt("/?view=month");
  expect(cellOf("2026-06-04")).toContain('aria-current="date"');
  expect(textOf(cellOf("2026-06-04"))).toContain("I dag");
  expect(table.match(/aria-current="date"/g)).toHaveLength(1);
  expect((await pageAt(NOVEMBER)).table).not.toContain('aria-current="date"');
});

describe("a month without events says when the next is", () => {
  test.each([
    ["between", "/?view=month&month=2026-08", "Ingen arrangementer i august 2026"],
    ["over", "/?view=month&month=2025-03", "mars 2025 er over"],
  ])("%s", async (_what, path, says) => {
    const { html } = await pageAt(path);
    expect(textOf(html)).toContain(says);
    expect(textOf(html)).toContain("Det neste er torsdag 5. november: Avlyst kveld");
    expect(html).toContain('href="/?view=month&amp;month=2026-11&amp;day=2026-11-05"');
  });

  test("far ahead leads back to this month", async () => {
    const { html } = await pageAt("/?view=month&month=2099-01");
    expect(textOf(html)).toContain("Vi fant heller ingen senere");
    expect(html).toContain('href="/?view=month&amp;month=2026-06"');
    expect(html).not.toContain('rel="next"');
  });
});

test.each(["2026-13", "26-01", "2026-1", "1800-01", "x"])("the month %s is no address", async (month) =>
  expect((await pageAt(`/?view=month&month=${month}`)).status).toBe(400),
);

test("a leap to a day shows its month", async () => {
  expect(textOf((await pageAt("/?view=month&day=2026-11-12")).html)).toContain("november 2026");
});

describe("an organizer's own month", () => {
  test("has its events alone, those that are over too, and is led to from its page", async () => {
    const { id } = await anOrganizer({ id: "fjellkirken", name: "Fjellkirken" });
    await anEvent({ organizer_id: id, title: "Forbi", start_time: momentAt("2026-06-02", "11:00") });
    await anEvent({ organizer_id: id, title: "Kommer", start_time: momentAt("2026-06-28", "11:00") });
    await anEvent({ title: "Andres", start_time: momentAt("2026-06-28", "11:00") });
    const { html, cellOf } = await pageAt("/organizer/fjellkirken/month");
    expect(textOf(cellOf("2026-06-02"))).toContain("11:00 Forbi");
    expect(textOf(cellOf("2026-06-28"))).toContain("11:00 Kommer");
    expect(textOf(html)).not.toContain("Andres");
    expect(html).toContain("<title>Fjellkirken: juni 2026 – Samling</title>");
    expect(html).toContain('href="/organizer/fjellkirken/month?month=2026-05"');
    expect((await pageAt("/organizer/fjellkirken")).html).toContain('href="/organizer/fjellkirken/month"');
  });

  test("of one who is hidden or unknown is not shown", async () => {
    const { id } = await anOrganizer({ id: "skjult" });
    await setHidden("organizer", id, true);
    for (const path of ["/organizer/skjult/month", "/organizer/finnesikke/month"]) {
      const response = await visit(path, { redirect: "manual" });
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toMatch(/^\/organizations/);
    }
    expect((await visit("/organizer/fjellkirken/month?month=x")).status).toBe(400);
  });
});
