import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { findIntake } from "#db/queries/intakes";
import { events } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { body } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { aReview, asks, publishedOf, review, reviewDeps } from "#test/support/reviewing";
import { someRows } from "#test/support/reviews";
import { anIntake, anOrganizer, testDatabase } from "#test/support/rows";
import { PICTURE_TYPE } from "~/domain/intake/reading-files";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { bringIn } from "~/models/intake/bring-in";
import { findHold } from "~/models/intake/hold";
import { deleteExpiredData } from "~/models/retention/expire";
import { newId } from "~/models/site/new-id";

const db = testDatabase();
describe("anything is brought in to be looked over", () => {
  const bring = async (pasted: string, answers: Record<string, FeedAnswer> = {}) => {
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const brought = await bringIn([{ pasted }], { organizerId, userId }, reviewDeps({ answers }));
    return brought.ok ? (await findIntake(db, brought.value.id))! : brought.problem;
  };
  const PAGE = `<!doctype html><title>Program</title><h1>Program</h1>
    <p>Søndag 14. juni 2026 kl. 11.00 Gudstjeneste</p><p>Søndag 21. juni 2026 kl. 11.00 Gudstjeneste</p>`;

  test("what a device read in a picture becomes rows with their cut-outs; what is no such reading is refused", async () => {
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const bringPicture = (text: string) => {
      const file = { name: "plakat.jpg", bytes: new TextEncoder().encode(text), contentType: PICTURE_TYPE };
      return bringIn([{ file }], { organizerId, userId }, reviewDeps({}));
    };
    const cut = { picture: crypto.randomUUID(), x: 1, y: 2, width: 300, height: 40 };
    const line = { text: "Søndag 14. juni 2026 kl. 11.00 Gudstjeneste", isSure: true, other: null, cut };
    const brought = await bringPicture(
      JSON.stringify([line, { ...line, text: line.text.replace("14", "21"), isSure: false }]),
    );
    if (!brought.ok) throw new Error(brought.problem.kind);
    const intake = (await findIntake(db, brought.value.id))!;
    expect(intake).toMatchObject({ kind: "picture", name: "plakat.jpg" });
    expect(intake.rows.map(({ isTicked, cut: part }) => [isTicked, part])).toEqual([
      [true, cut],
      [false, cut],
    ]);
    for (const wrong of ["[", "{}", JSON.stringify([{ text: "a" }]), JSON.stringify([{ ...line, cut: { x: -1 } }])])
      expect(await bringPicture(wrong)).toMatchObject({ problem: { why: "damaged" } });
  });

  test("a text becomes rows, and nothing of it is public", async () => {
    const intake = await bring(
      "Programmet i juni 2026\nSøndag 14. juni kl. 11.00 Gudstjeneste\nEn gang i juni: tur\n31. juni kl 12 Fest",
    );
    expect(intake).toMatchObject({ kind: "text", name: "Programmet i juni 2026", published_at: null });
    if (!("rows" in intake)) throw new Error(intake.kind);
    expect(intake.rows.map(({ title, day, time }) => [title, day, time])).toEqual([
      ["Gudstjeneste", "2026-06-14", "11:00"],
    ]);
    expect(intake.not_understood.map(({ reason }) => reason)).toContain("no_such_day");
    expect(await publishedOf(intake.organizer_id)).toEqual([]);
  });

  test("a page's address is read, and is named by its title", async () => {
    const answer = { ...body(PAGE), contentType: "text/html; charset=utf-8" } as FeedAnswer;
    const intake = await bring("menigheten.no/program", { "https://menigheten.no/program": answer });
    expect(intake).toMatchObject({ kind: "page", name: "Program", address: "https://menigheten.no/program" });
    if ("rows" in intake) expect(intake.rows).toHaveLength(2);
  });

  test("a page that only points to a calendar leads to it", async () => {
    const page = `<!doctype html><title>Kalender</title><link rel="alternate" type="text/calendar" href="/alt.ics"><p>Velkommen</p>`;
    const calendar =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Kveldsmøte\r\nDTSTART:20260614T170000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
    const intake = await bring("https://menigheten.no/kalender", {
      "https://menigheten.no/kalender": {
        ...body(page),
        contentType: "text/html",
        address: "https://menigheten.no/kalender",
      } as FeedAnswer,
      "https://menigheten.no/alt.ics": body(calendar),
    });
    expect(intake).toMatchObject({ kind: "calendar", address: "https://menigheten.no/alt.ics" });
  });

  describe("a page that names its own calendar", () => {
    const PLACE = "https://menigheten.no/kalender";
    const calendar = (...days: string[]) =>
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${days.map((day) => `BEGIN:VEVENT\r\nUID:${day}\r\nSUMMARY:Kveldsmøte\r\nDTSTART:${day}T170000Z\r\nEND:VEVENT\r\n`).join("")}END:VCALENDAR\r\n`;
    const COMING = calendar("20260614", "20260621", "20260628", "20260705");
    const GOOGLE = "https://calendar.google.com/calendar/ical/kor%40menigheten.no/public/basic.ics";
    const FRAME = '<iframe src="https://calendar.google.com/calendar/embed?src=kor%40menigheten.no"></iframe>';
    const HEAD = '<link rel="alternate" type="text/calendar" href="/alt.ics">';
    const bringPage = async (html: string, feeds: Record<string, FeedAnswer>) => {
      const { id: organizerId } = await anOrganizer();
      const { id: userId } = await anAccount();
      const page = { ...body(html), contentType: "text/html", address: PLACE } as FeedAnswer;
      return bringIn(
        [{ pasted: PLACE }],
        { organizerId, userId },
        reviewDeps({ answers: { [PLACE]: page, ...feeds } }),
      );
    };

    test.each([
      ["in its head", HEAD, "https://menigheten.no/alt.ics"],
      ["in a frame of Google's", FRAME, GOOGLE],
    ])("%s is read by it, whatever the page prints", async (_, names, feed) => {
      for (const printed of [PAGE, "<!doctype html><p>Velkommen</p>"]) {
        const brought = await bringPage(`${printed}${names}`, { [feed]: body(COMING) });
        expect(brought).toMatchObject({ ok: true, value: { ownCalendar: "read", count: 4 } });
        if (!brought.ok) continue;
        const intake = await findIntake(db, brought.value.id);
        expect(intake).toMatchObject({ kind: "calendar", address: feed, is_cut: false });
      }
    });

    test.each<[string, FeedAnswer]>([
      ["nothing to come", body(calendar("20250614"))],
      ["no answer", { kind: "failed", problem: "timed_out", detail: "" }],
    ])("that has %s leaves what the page prints", async (_, feed) => {
      const brought = await bringPage(`${PAGE}${HEAD}`, { "https://menigheten.no/alt.ics": feed });
      expect(brought).toMatchObject({ ok: true, value: { ownCalendar: null, count: 2 } });
    });

    test("that is merely linked to leaves what the page prints", async () => {
      const link = '<a href="/alt.ics">Kalender</a>';
      const brought = await bringPage(`${PAGE}${link}`, { "https://menigheten.no/alt.ics": body(COMING) });
      expect(brought).toMatchObject({ ok: true, value: { ownCalendar: null, count: 2 } });
    });

    test.each([
      ["has no name", COMING, "Program"],
      ["has a name", COMING.replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-CALNAME:Kirkekalenderen"), "Kirkekalenderen"],
    ])("that %s is called so, else as the page is", async (_, feed, name) => {
      const brought = await bringPage(`${PAGE}${HEAD}`, { "https://menigheten.no/alt.ics": body(feed) });
      if (!brought.ok) throw new Error(brought.problem.kind);
      expect(await findIntake(db, brought.value.id)).toMatchObject({ name });
    });

    test.each(["not_found", "refused", "web_page", "unreachable", "timed_out", "server_error"] as const)(
      "in a frame that we can't read says so (%s)",
      async (problem) => {
        const answers = { [GOOGLE]: { kind: "failed", problem, detail: "" } as FeedAnswer };
        expect(await bringPage(`${PAGE}${FRAME}`, answers)).toMatchObject({
          ok: true,
          value: { ownCalendar: "closed", count: 2 },
        });
        expect(await bringPage(`<!doctype html><p>Velkommen</p>${FRAME}`, answers)).toEqual({
          ok: false,
          problem: { kind: "nothingRead", why: "calendar_closed" },
        });
      },
    );
  });

  test("where the reader is down, what was pasted is returned", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { id: userId } = await anAccount();
    const down = () => Promise.reject(new Error("no reader"));
    const reader = { ...reviewDeps().reader, understandIntake: down, readAddress: down };
    for (const pasted of ["Søndag 14. juni kl. 11 Messe", "https://menigheten.no/program"]) {
      const { id: organizerId } = await anOrganizer();
      expect(await bringIn([{ pasted }], { organizerId, userId }, { ...reviewDeps(), reader })).toEqual({
        ok: false,
        problem: { kind: "nothingRead", why: "reader_down" },
      });
    }
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test("a text beside a file is read with it: neither is lost", async () => {
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const bytes = new TextEncoder().encode("Søndag 14. juni 2026 kl. 11.00 Gudstjeneste");
    const file = { name: "program.txt", bytes, contentType: "text/plain; charset=utf-8" };
    const pasted = "Onsdag 17. juni 2026 kl. 19.00 Kveldsmøte";
    const brought = await bringIn([{ file }, { pasted }], { organizerId, userId }, reviewDeps());
    if (!brought.ok) throw new Error(brought.problem.kind);
    const intake = (await findIntake(db, brought.value.id))!;
    expect([intake.name, intake.rows.map(({ title }) => title)]).toEqual([
      "program.txt",
      ["Gudstjeneste", "Kveldsmøte"],
    ]);
  });

  test.each([
    ["  ", "missing"],
    ["Vi ønsker alle hjertelig velkommen", "no_events"],
    ["https://menigheten.no/borte", "not_found"],
    ["https://calendar.google.com/calendar/u/0/r", "google_page"],
  ])("%j is refused with its reason: %s", async (pasted, why) => {
    expect(await bring(pasted)).toEqual({ kind: "nothingRead", why });
  });
});

describe("a review is published in one batch", () => {
  test("the ticked rows are public, at their places, and the others are not", async () => {
    const { id, organizer_id, ids } = await aReview();
    const done = await review(id, asks({ intent: "publish", ticked: ids.slice(0, 2) }));
    expect(done).toEqual({ ok: true, value: { kind: "published", count: 2 } });
    const [service, camp, ...more] = await publishedOf(organizer_id);
    expect(more).toEqual([]);
    expect(service).toMatchObject({
      title: "Gudstjeneste",
      location_name: "Nes kirke",
      city: "Oslo",
      lat: 60,
      event_type: "service",
      all_day: false,
      start_time: new Date("2026-06-14T11:00+02:00"),
      google_calendar_sync_id: null,
    });
    expect(camp).toMatchObject({ title: "Leir", all_day: true, end_time: new Date("2026-07-06T00:00+02:00") });
  });

  test("sent twice, it is published once", async () => {
    const { id, organizer_id, ids } = await aReview();
    const request = asks({ intent: "publish", ticked: ids.slice(0, 1) });
    const twice = [await review(id, request), await review(id, request)];
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await publishedOf(organizer_id)).toHaveLength(1);
  });

  test("with nothing ticked, or with two clocks and no choice, nothing is published", async () => {
    const { id, organizer_id, rows, ids } = await aReview();
    expect(await review(id, asks({ intent: "publish" }))).toEqual({ ok: false, problem: { kind: "nothingTicked" } });
    const two = rows.map((row) => ({ ...row, other: { day: "2026-06-15", time: "13:00" } }));
    const other = await anIntake({ id: newId(), organizer_id, rows: two });
    expect(await review(other.id, asks({ intent: "publish", ticked: ids }))).toEqual({
      ok: false,
      problem: { kind: "obstacles" },
    });
    expect(await publishedOf(organizer_id)).toEqual([]);
  });

  test("what was decided in another tab is not overwritten", async () => {
    const { id, ids } = await aReview();
    expect((await review(id, asks({ ticked: [ids[0]!] }))).ok).toBe(true);
    for (const intent of ["save", "publish", "discard"] as const)
      expect(await review(id, asks({ intent, ticked: ids }))).toEqual({
        ok: false,
        problem: { kind: "changedMeanwhile" },
      });
    const stored = await findIntake(db, id);
    expect(stored!.rows.map(({ isTicked }) => isTicked)).toEqual([true, false, false]);
  });
});

describe("a publication is taken back within the hour", () => {
  const published = async () => {
    const it = await aReview();
    await review(it.id, asks({ intent: "publish", ticked: it.ids.slice(0, 2) }));
    return it;
  };

  test("all of it is gone by one press, and the rows are there again", async () => {
    const { id, organizer_id } = await published();
    const undo = asks({ intent: "undo" });
    expect(await review(id, undo, fromNow({ minutes: 59 }))).toEqual({ ok: true, value: { kind: "undone", kept: 0 } });
    expect(await review(id, undo, fromNow({ minutes: 59 }))).toEqual({ ok: true, value: { kind: "undone", kept: 0 } });
    expect(await publishedOf(organizer_id)).toEqual([]);
    const stored = (await findIntake(db, id))!;
    expect([stored.published_at, stored.rows.map(({ isTicked }) => isTicked)]).toEqual([null, [true, true, false]]);
    await review(id, asks({ intent: "publish", version: stored.version, ticked: [stored.rows[0]!.id] }));
    expect(await publishedOf(organizer_id)).toHaveLength(1);
  });

  test("an event that somebody has edited since stays", async () => {
    const { id, organizer_id, ids } = await published();
    await db.update(events).set({ version: 2 }).where(eq(events.id, ids[0]!));
    expect(await review(id, asks({ intent: "undo" }))).toEqual({ ok: true, value: { kind: "undone", kept: 1 } });
    expect((await publishedOf(organizer_id)).map((event) => event.id)).toEqual([ids[0]]);
  });

  test("one that was deleted by hand since is not said to stay", async () => {
    const { id, organizer_id, ids } = await published();
    await db.update(events).set({ version: 2 }).where(eq(events.id, ids[0]!));
    await db.delete(events).where(eq(events.id, ids[1]!));
    expect(await review(id, asks({ intent: "undo" }))).toEqual({ ok: true, value: { kind: "undone", kept: 1 } });
    expect((await publishedOf(organizer_id)).map((event) => event.id)).toEqual([ids[0]]);
  });

  test("after an hour it is too late", async () => {
    const { id, organizer_id } = await published();
    const late = await review(id, asks({ intent: "undo" }), fromNow({ minutes: 61 }));
    expect(late).toEqual({ ok: false, problem: { kind: "tooLate" } });
    expect(await publishedOf(organizer_id)).toHaveLength(2);
  });
});

test("what was brought in is forgotten after ninety days, and its events stay", async () => {
  const { id, organizer_id, ids } = await aReview();
  await review(id, asks({ intent: "publish", ticked: ids.slice(0, 1) }));
  await deleteExpiredData({ db, now: fromNow({ days: 89 }) });
  expect(await findIntake(db, id)).not.toBeNull();
  await deleteExpiredData({ db, now: fromNow({ days: 91 }) });
  expect(await findIntake(db, id)).toBeNull();
  expect(await publishedOf(organizer_id)).toHaveLength(1);
});

test("on an organizer's first day it is said before and after publishing how much is held", async () => {
  const { id: organizer_id } = await anOrganizer({ created_at: fromNow({ hours: -1 }), reviewed_at: null });
  const found = Array.from({ length: 25 }, (_, at) => ({
    title: `Møte ${at}`,
    day: `2026-07-${String(at + 1).padStart(2, "0")}`,
  }));
  const rows = someRows(found).map((row) => ({ ...row, id: newId() }));
  const { id } = await anIntake({ id: newId(), organizer_id, rows });
  const before = await findHold((await findIntake(db, id))!, reviewDeps());
  expect([before.room?.room, before.held]).toEqual([20, null]);
  const { id: roomy } = await anIntake({ id: newId(), organizer_id, rows: rows.slice(0, 20) });
  expect(await findHold((await findIntake(db, roomy))!, reviewDeps())).toEqual({ room: null, held: null });
  await review(id, asks({ intent: "publish", ticked: rows.map((row) => row.id) }));
  const after = await findHold((await findIntake(db, id))!, reviewDeps());
  expect([after.room, after.held?.count]).toEqual([null, 5]);
});
