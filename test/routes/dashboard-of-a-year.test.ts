import { beforeAll, describe, expect, test } from "vitest";
import type { Meter } from "#db/meter";
import { calendarSyncs, events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import {
  anEvent,
  anOrganizer,
  aSeries,
  eventValues,
  type OrganizerRow,
  setHidden,
  testDatabase,
} from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit, visit } from "#test/support/visitor";

interface Look {
  status: number;
  html: string;
  text: string;
  headings: string[];
  titles: string[];
  meter: Meter;
}

async function look(path: string, headers: Record<string, string>): Promise<Look> {
  const { status, meter, ...page } = await meteredVisit(path, headers);
  const html = page.html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
  const named = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner]) =>
      inner!.replace(/<[^>]*>/g, ""),
    );
  return {
    status,
    html,
    text: html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
    headings: named("h3"),
    titles: named("h4"),
    meter,
  };
}

async function weekly(organizer: OrganizerRow, title: string, { from, count }: { from: number; count: number }) {
  const { id } = await aSeries(organizer.id, {
    until: "2027-06-30",
    first_day: fromNow({ days: from }).toISOString().slice(0, 10),
  });
  const rows = Array.from({ length: count }, (_, turn) => {
    const start_time = fromNow({ days: from + 7 * turn, hours: 1 });
    return eventValues({
      organizer_id: organizer.id,
      title,
      series_id: id,
      series_day: start_time.toISOString().slice(0, 10),
      start_time,
    });
  });
  for (let at = 0; at < rows.length; at += 3)
    await testDatabase()
      .insert(events)
      .values(rows.slice(at, at + 3));
  return { id, ids: rows.map((row) => row.id) };
}

describe("the list of a year", () => {
  let owner: Record<string, string>;
  let organizer: OrganizerRow;
  let series: { id: string; ids: string[] };

  beforeAll(async () => {
    organizer = await anOrganizer({ name: "Årskirken" });
    owner = await signedIn(organizer.email);
    series = await weekly(organizer, "Gudstjeneste", { from: -13, count: 30 });
    await anEvent({ organizer_id: organizer.id, title: "Sommerfest", start_time: fromNow({ days: 10 }) });
    await anEvent({
      organizer_id: organizer.id,
      title: "Høstbasar",
      description: "Med åresalg.",
      start_time: fromNow({ days: 100 }),
    });
    await anEvent({ organizer_id: organizer.id, title: "Nyttårskonsert", start_time: fromNow({ days: 215 }) });
    const hidden = await anEvent({
      organizer_id: organizer.id,
      title: "Skjult møte",
      start_time: fromNow({ days: 11 }),
    });
    await setHidden("event", hidden.id, true);
  });

  test("has its months as headings, the year said where it is another one", async () => {
    expect((await look("/dashboard", owner)).headings).toEqual(["Denne uken", "juni", "september", "januar 2027"]);
  });

  test("shows a series as one row, by its next date, with the way to all of them", async () => {
    const { titles, text, html } = await look("/dashboard", owner);
    expect(titles).toEqual(["Gudstjeneste", "Sommerfest", "Skjult møte", "Høstbasar", "Nyttårskonsert"]);
    expect(text).toContain("Neste: fre 5. juni kl. 13:00");
    expect(text).toContain("hver fredag til 30. juni 2027");
    expect(html).toContain(`href="/dashboard/series/${series.id}"`);
    expect(html).toContain("Vis alle datoer for Gudstjeneste");
  });

  test("shows it among past ones by its last date", async () => {
    const { titles, text } = await look("/dashboard?period=past", owner);
    expect(titles).toEqual(["Gudstjeneste"]);
    expect(text).toContain("Sist: fre 29. mai kl. 13:00");
  });

  test("'vis alle' leads to every date of the series", async () => {
    const { status, titles, headings, text } = await look(`/dashboard/series/${series.id}`, owner);
    expect(status).toBe(200);
    expect(titles).toHaveLength(28);
    expect(headings.slice(0, 2)).toEqual(["Denne uken", "juni"]);
    expect(text).not.toContain("Neste:");
    expect((await look(`/dashboard/series/${series.id}?period=past`, owner)).titles).toHaveLength(2);
  });

  test.each([
    ["basar", ["Høstbasar"]],
    ["åresalg", ["Høstbasar"]],
    ["GUDSTJENESTE", ["Gudstjeneste"]],
    ["skjult", ["Skjult møte"]],
    ["finnes ikke", []],
  ])("is searched for %s by a plain address", async (q, titles) => {
    const found = await look(`/dashboard?q=${encodeURIComponent(q)}`, owner);
    expect(found.titles).toEqual(titles);
    expect(found.html).toContain('name="q"');
    if (titles.length === 0) expect(found.text).toContain(`Ingen arrangementer passer med «${q}»`);
  });

  test("finds nothing of another organisation", async () => {
    await anEvent({ title: "Fremmed sommerfest", start_time: fromNow({ days: 3 }) });
    expect((await look("/dashboard?q=sommerfest", owner)).titles).toEqual(["Sommerfest"]);
  });

  test("offers a copy on each event, to those who may make one", async () => {
    await onTeam(organizer.id, "ser@aaret.test", "viewer");
    const copy = `/dashboard/event/new?copy=${series.ids[2]!}`;
    expect((await look("/dashboard", owner)).html).toContain(copy);
    expect((await look("/dashboard", await signedIn("ser@aaret.test"))).html).not.toContain("copy=");
  });

  test("a copy's date is empty, also where the first one is still to come", async () => {
    const { html } = await look(`/dashboard/event/new?copy=${series.ids[2]!}`, owner);
    expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Gudstjeneste"/);
    expect(html).toMatch(/<input[^>]*name="start_time"[^>]*value="13:00"/);
    expect(/<input[^>]*name="start_date"[^>]*>/.exec(html)![0]).not.toMatch(/value="[^"]+"/);
  });
});

describe("a dashboard of 2,000 events", () => {
  let owner: Record<string, string>;

  beforeAll(async () => {
    const organizer = await anOrganizer({ name: "Storkirken" });
    owner = await signedIn(organizer.email);
    for (let n = 0; n < 36; n++) await weekly(organizer, `Serie ${n}`, { from: 1, count: 50 });
    const singles = Array.from({ length: 200 }, (_, n) =>
      eventValues({ organizer_id: organizer.id, title: `Enkelt ${n}`, start_time: fromNow({ days: 1 + n, hours: 2 }) }),
    );
    for (let at = 0; at < singles.length; at += 4)
      await testDatabase()
        .insert(events)
        .values(singles.slice(at, at + 4));
  });

  test("is read page by page, each row once, forwards and back", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/dashboard";
    let previous: string | undefined;
    let pages = 0;
    while (path) {
      const page: Look = await look(path, owner);
      seen.push(...page.titles);
      previous = /href="(\/dashboard\?[^"]*before=\d+)"/.exec(page.html)?.[1];
      path = /href="(\/dashboard\?[^"]*after=\d+)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&");
      pages++;
    }
    expect(pages).toBe(9);
    expect(seen).toHaveLength(236);
    expect(new Set(seen).size).toBe(236);
    expect((await look(previous!.replaceAll("&amp;", "&"), owner)).titles).toEqual(seen.slice(196, 224));
  });

  test("costs three round trips and few rows, on the first page and on a later one", async () => {
    const first = await look("/dashboard", owner);
    const later = await look(
      /href="(\/dashboard\?[^"]*after=\d+)"/.exec(first.html)![1]!.replaceAll("&amp;", "&"),
      owner,
    );
    for (const { meter } of [first, later]) {
      expect(meter.trips).toBe(3);
      expect(meter.rowsRead).toBeLessThanOrEqual(1_700); // 1,001 of these are the count.
      expect(meter.rowsWritten).toBe(0);
    }
  });
});

describe("the first visit", () => {
  const greeting = async (headers: Record<string, string>, path = "/dashboard") =>
    /Velkommen( tilbake)?/.exec((await look(path, headers)).text)![0];

  test("is greeted as such, a later one as a return, and so is a new member's", async () => {
    const fresh = await anOrganizer({ created_at: fromNow({ hours: -2 }), reviewed_at: null });
    expect(await greeting(await signedIn(fresh.email))).toBe("Velkommen");
    const known = await anOrganizer({ created_at: fromNow({ days: -2 }) });
    expect(await greeting(await signedIn(known.email))).toBe("Velkommen tilbake");
    await onTeam(known.id, "nykommer@aaret.test", "editor");
    expect(await greeting(await signedIn("nykommer@aaret.test"))).toBe("Velkommen");
  });

  test("ends with the first event or calendar, not with the day", async () => {
    const fresh = await anOrganizer({ created_at: fromNow({ hours: -1 }) });
    const owner = await signedIn(fresh.email);
    expect(await greeting(owner)).toBe("Velkommen");
    await anEvent({ organizer_id: fresh.id });
    expect(await greeting(owner)).toBe("Velkommen tilbake");
    const fetching = await anOrganizer({ created_at: fromNow({ hours: -1 }) });
    await testDatabase().insert(calendarSyncs).values({
      id: "forste",
      organizer_id: fetching.id,
      calendar_name: "Kalender",
      calendar_url: "https://k.test/forste.ics",
    });
    expect(await greeting(await signedIn(fetching.email))).toBe("Velkommen tilbake");
  });

  test("of whoever joins a team that has events is the one that follows the invitation", async () => {
    const busy = await anOrganizer({ created_at: fromNow({ days: -9 }) });
    await anEvent({ organizer_id: busy.id });
    await onTeam(busy.id, "invitert@aaret.test", "editor");
    const member = await signedIn("invitert@aaret.test");
    expect(await greeting(member, "/dashboard?ny=1")).toBe("Velkommen");
    expect(await greeting(member)).toBe("Velkommen tilbake");
  });

  test("of an empty dashboard has one door in, which takes anything, and the form", async () => {
    const organizer = await anOrganizer();
    await onTeam(organizer.id, "skriver@aaret.test", "editor");
    const owner = await look("/dashboard", await signedIn(organizer.email));
    expect(owner.html).toContain(
      'aria-label="Skriv, lim inn en lenke eller tekst, ta bilde av plakaten, eller slipp en fil"',
    );
    expect(owner.text).toContain("Opprett arrangement");
    expect(owner.html).not.toContain('role="search"');
    const editor = await look("/dashboard", await signedIn("skriver@aaret.test"));
    expect(editor.text).toContain("Opprett arrangement");
    expect(editor.html.match(/name="pasted"/g)).toHaveLength(1);
  });
});

test("after publishing one may look at it, share it or make another like it", async () => {
  const organizer = await anOrganizer();
  const owner = await signedIn(organizer.email);
  const fields = {
    title: "Orgelnatt",
    description: "Til det blir lyst.",
    event_type: "concert",
    start_date: "2026-06-20",
    start_time: "22:00",
    organizer_id: organizer.id,
    form_key: "orgelnatt",
    country: "Norge",
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = await visit("/dashboard/event/new", { method: "POST", body, headers: owner });
  const address = sent.headers.get("Location")!;
  const id = new URL(address, "http://samling.test").searchParams.get("gjelder")!;
  const { text, html } = await look(address, owner);
  expect(text).toMatch(/Arrangementet er publisert\. Orgelnatt Se det Del Lag en kopi/);
  expect(html).toContain(`href="/event/${id}"`);
  expect(html).toContain(`href="/dashboard/event/new?copy=${id}"`);
  const ofSeveral = await look(address.replace("antall=1", "antall=2"), owner);
  expect(ofSeveral.text).toMatch(
    /2 arrangementer ble opprettet\. Orgelnatt Se det Se offentlig profil Del Lag en kopi/,
  );
  const stranger = await anOrganizer();
  const foreign = await look(address, await signedIn(stranger.email));
  expect(foreign.text).not.toContain("Orgelnatt");
});
