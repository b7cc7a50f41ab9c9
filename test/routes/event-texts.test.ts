import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { eventTexts } from "#test/support/event-forms";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { sendForm, visit } from "#test/support/visitor";
import type { FormTexts } from "~/schemas/forms/parse";

const BOTH = {
  text_language: "nb",
  other_language: "en",
  other_title: "Hymns in the park",
  other_description: "Bring a rug.",
};

let organizer: OrganizerRow;
let headers: Record<string, string>;

beforeEach(async () => {
  organizer = await anOrganizer();
  headers = await signedIn(organizer.email);
});

const send = (texts: FormTexts, path = "/dashboard/event/new") =>
  sendForm(path, { ...eventTexts({ organizer_id: organizer.id, form_key: "key" }), ...texts }, headers);
const rows = () => testDatabase().select().from(events).where(eq(events.organizer_id, organizer.id));
const bilingual = (given = {}) =>
  anEvent({
    organizer_id: organizer.id,
    title: "Salmer i parken",
    description: "Ta med et teppe.",
    ...BOTH,
    ...given,
  } as never);
const textOf = async (path: string, init?: RequestInit) => (await visit(path, init)).text();
const main = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));

describe("title and description in two languages, written by the secretary", () => {
  test("are published with the event, once however often it is sent", async () => {
    await send(BOTH);
    await send(BOTH);
    expect(await rows()).toMatchObject([{ title: "Stille bønn", ...BOTH }]);
  });

  test.each([
    [{}, "nb"],
    [{ usual_language: "se" }, "se"],
    [{ usual_language: "en", text_language: "nn" }, "nn"],
  ])("are in the language that the organizer writes in otherwise where none is chosen: %o", async (given, language) => {
    await send({ ...BOTH, text_language: "", other_description: "", ...given });
    expect(await rows()).toMatchObject([{ ...BOTH, text_language: language, other_description: null }]);
  });

  test("offer the few languages that the organizer uses first, and the others below", async () => {
    await bilingual({ title: "På ukrainsk", other_language: "uk" });
    const page = await textOf("/dashboard/event/new", { headers });
    const [, few = "", others = ""] = /name="other_language"[^]*?>(.*?)<optgroup label="Andre">(.*?)<\/optgroup>/s.exec(
      page,
    )!;
    const tags = (html: string) => [...html.matchAll(/value="([a-z]+)"/g)].map(([, tag]) => tag);
    expect(tags(few)).toEqual(["nb", "uk", "nn", "en"]);
    expect(tags(others)).toContain("se");
    expect(tags(others)).not.toContain("uk");
  });

  test("stand on every date of a series", async () => {
    await send({ ...BOTH, is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-30" });
    const made = await rows();
    expect(made.length).toBeGreaterThan(2);
    for (const row of made) expect(row).toMatchObject(BOTH);
  });

  test("are taken away again by an empty form, and so are their words", async () => {
    await send(BOTH);
    const [row] = await rows();
    const none = { text_language: "", other_language: "", other_title: "", other_description: "" };
    await send({ ...none, version: String(row!.version), scope: "this" }, `/dashboard/event/${row!.id}/edit`);
    const [after] = await rows();
    expect(after).toMatchObject({ text_language: null, other_language: null, other_title: null });
    expect(after!.search_text).not.toContain("hymns");
  });

  test.each([
    [{ other_language: "" }, "Velg språket teksten er skrevet på"],
    [{ text_language: "", other_language: "nb" }, "Velg et annet språk enn det den første teksten er på"],
    [{ other_title: "" }, "Skriv en tittel"],
    [{ other_language: "klingonsk" }, "Dette ser ikke riktig ut"],
  ])("half of one is refused with what was typed: %o", async (wrong: FormTexts, words) => {
    const sent = { ...BOTH, ...wrong };
    const answer = await send(sent);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(words);
    for (const typed of [sent.other_title, sent.other_description].filter(Boolean)) expect(page).toContain(typed);
    expect(await rows()).toEqual([]);
  });

  test("are kept in a draft, as far as they were typed", async () => {
    const answer = await send({ other_title: "Half a title", intent: "draft" });
    expect(answer.status).toBeLessThan(400);
    const draft = /draft[=/]([\w-]+)/.exec(await textOf("/dashboard", { headers }))?.[1];
    expect(await textOf(`/dashboard/event/new?draft=${draft}`, { headers })).toContain("Half a title");
  });
});

describe("the page shows the reader's, says which others there are, lang is set on each", () => {
  test("in Norwegian, with the way to English", async () => {
    const { id } = await bilingual();
    const page = main(await textOf(`/event/${id}`));
    expect(page).toMatch(/<h1(?![^>]* lang=)[^>]*>Salmer i parken/);
    expect(page).toContain("Ta med et teppe.");
    expect(page).not.toContain("Bring a rug.");
    expect(page).toMatch(
      new RegExp(`Også på[^<]*(?:<!-- -->)?[^<]*<a[^>]*lang="en"[^>]*href="/event/${id}\\?text=en"`),
    );
  });

  test("in English by the page's language or by the link, without scripts and from the edge's copy", async () => {
    const { id } = await bilingual();
    for (let time = 0; time < 2; time++) {
      const english = await textOf(`/event/${id}?lang=en`);
      expect(main(english)).toMatch(/<h1(?![^>]* lang=)[^>]*>Hymns in the park/);
      expect(english).toContain("<title>Hymns in the park");
      const asked = await textOf(`/event/${id}?text=en`);
      expect(asked).toContain('<html lang="nb"');
      expect(main(asked)).toMatch(/<h1[^>]* lang="en"[^>]*>Hymns in the park/);
      expect(main(asked)).toMatch(/<div lang="en"[^>]*><p>Bring a rug\./);
      expect(main(asked)).toContain(`href="/event/${id}?text=nb"`);
      expect(main(await textOf(`/event/${id}`))).toContain("Salmer i parken");
    }
  });

  test("search engines have the page's own addresses", async () => {
    const { id } = await bilingual();
    const page = await textOf(`/event/${id}?text=en`);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/event/${id}"/>`));
    expect(page).not.toMatch(/hreflang="[^"]*" href="[^"]*text=/i);
  });

  test("an unknown language shows the reader's", async () => {
    const { id } = await bilingual();
    expect(main(await textOf(`/event/${id}?text=${encodeURIComponent('"><b>')}`))).toContain("Salmer i parken");
  });

  test("content marked se is shown as what it is, also on cards", async () => {
    await anEvent({ organizer_id: organizer.id, title: "Ipmilbálvalus", text_language: "se" });
    const { id } = await anEvent({ organizer_id: (await anOrganizer({ language: "se" })).id, title: "Rohkos" });
    const home = await textOf("/");
    expect(home).toMatch(/<a[^>]* lang="se"[^>]*>Ipmilbálvalus/);
    expect(home).toMatch(/<a[^>]* lang="se"[^>]*>Rohkos/);
    expect(await textOf(`/event/${id}`)).toMatch(/<h1[^>]* lang="se"[^>]*>Rohkos/);
  });
});

test("the month shows each reader theirs, also of what is written in English first", async () => {
  const own = { title: "Hymns in the park", text_language: "en", other_language: "nb", other_title: "Salmer i parken" };
  await bilingual({ ...own, start_time: new Date("2026-06-06T16:00:00Z") });
  expect(main(await textOf("/?view=month&month=2026-06"))).toContain("Salmer i parken");
  expect(main(await textOf("/?view=month&month=2026-06&lang=en"))).toContain("Hymns in the park");
});

describe("wherever titles are shown", () => {
  test.each([
    ["/", "/?lang=en"],
    ["/?view=month", "/?view=month&lang=en"],
    ["/helgen", "/helgen?lang=en"],
  ])("%s", async (norwegian, english) => {
    await bilingual({ start_time: new Date("2026-06-06T16:00:00Z") });
    expect(main(await textOf(norwegian))).toContain("Salmer i parken");
    const page = main(await textOf(english));
    expect(page).toContain("Hymns in the park");
    expect(page).not.toContain("Salmer i parken");
  });

  test("search finds both titles", async () => {
    await bilingual();
    for (const words of ["salmer", "hymns", "rug", "teppe"])
      expect(main(await textOf(`/?q=${words}&exact=1`)), words).toContain("Salmer i parken");
  });

  test("calendars say the language of each text", async () => {
    const { id } = await bilingual();
    const file = (await textOf(`/event/${id}.ics`)).replaceAll("\r\n ", "");
    expect(file).toContain("SUMMARY;LANGUAGE=nb:Salmer i parken");
    expect(file).toMatch(/DESCRIPTION;LANGUAGE=nb:Ta med et teppe\./);
    const english = (await textOf(`/feeds/events.ics?organizer_id=${organizer.id}&lang=en`)).replaceAll("\r\n ", "");
    expect(english).toContain("SUMMARY;LANGUAGE=en:Hymns in the park");
  });

  test("the open API has both, apart from the language that is spoken", async () => {
    const { id } = await bilingual({ facts: { language: "uk" } });
    const answer = await visit(`/api/events/${id}`);
    expect(await answer.json()).toMatchObject({ title: "Salmer i parken", language: "uk", ...BOTH });
  });
});
