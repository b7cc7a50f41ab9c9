import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { letterReaders, outbox, sessions, userFollows, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader, jobsOf, lettersOf, runLetters } from "#test/support/letters";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { nextLetterAt } from "~/domain/letters/letter-time";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { keepLetters } from "~/models/letters/subscribe";
import { enqueueDueLetters, writeLetters } from "~/models/letters/weekly";
import { deliverMail } from "~/models/mail/deliver";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
const readerNow = async (id: string) => (await rowsWith(letterReaders, { id }))[0]!;

beforeEach(async () => {
  await db.delete(letterReaders);
  await db.delete(outbox);
});

describe("the weekly letter", () => {
  test("tells what one follows, cancelled first, with times and links, as text and as HTML", async () => {
    const organizer = await anOrganizer();
    await anEvent({
      id: "kor",
      title: "Korkveld",
      organizer_id: organizer.id,
      start_time: fromNow({ days: 2 }),
      location_name: "Storsalen",
      city: "Askim",
    });
    await anEvent({
      id: "tur",
      title: "Fjelltur",
      organizer_id: organizer.id,
      start_time: fromNow({ days: 4 }),
      state: "cancelled",
    });
    await anEvent({ id: "sen", title: "For sent", organizer_id: organizer.id, start_time: fromNow({ days: 9 }) });
    const { id } = await aReader({}, [`organizer_id=${organizer.id}`]);
    const sent = await runLetters();
    const [letter] = await lettersOf(id);
    expect(sent).toEqual([letter!.id]);
    expect(letter!.subject).toBe("Uken din");
    const text = letter!.body_text!;
    expect(text).toMatch(/Avlyst: [^\n]+kl\. \d\d:\d\d: Fjelltur/);
    expect(text).toContain("Lørdag 6. juni\n\n");
    expect(text.indexOf("Fjelltur")).toBeLessThan(text.indexOf("Korkveld"));
    expect(text).toContain("Korkveld, Storsalen, Askim\nhttp://samling.test/event/kor");
    expect(text).not.toContain("For sent");
    expect(letter!.body_html).toContain('href="http://samling.test/event/kor"');
    expect(letter!.unsubscribe_url).toMatch(/^http:\/\/samling\.test\/unsubscribe\/[\w-]{43}\?kind=weekly$/);
    expect(text).toContain(letter!.unsubscribe_url!);
  });

  test("says nothing of faith in its subject and its first lines", async () => {
    const organizer = await anOrganizer({ name: "Betel pinsekirke" });
    await anEvent({ organizer_id: organizer.id, title: "Quiz", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({}, [`organizer_id=${organizer.id}`]);
    await runLetters();
    const [letter] = await lettersOf(id);
    expect(`${letter!.subject} ${letter!.body_text!.slice(0, 160)}`).not.toMatch(/Betel|pinse|kirke|gud|bønn|Quiz/i);
  });

  test("comes of searches, each looked up once for all who follow it", async () => {
    await anEvent({ id: "ung", title: "Ungdomskveld", event_type: "youth", start_time: fromNow({ days: 1 }) });
    const readers = await Promise.all(["a", "b", "c"].map(() => aReader({}, ["type=youth"])));
    await runLetters();
    for (const { id } of readers) expect((await lettersOf(id))[0]!.body_text).toContain("Ungdomskveld");
  });

  test("of a congregation's concerts has those alone, also where another reader follows all of it", async () => {
    const organizer = await anOrganizer();
    for (const [title, event_type] of [
      ["Korkveld", "concert"],
      ["Fjelltur", "other"],
    ] as const)
      await anEvent({ title, event_type, organizer_id: organizer.id, start_time: fromNow({ days: 1 }) });
    const all = await aReader({}, [`organizer_id=${organizer.id}`]);
    const some = await aReader({}, [`type=concert&organizer_id=${organizer.id}`]);
    await runLetters();
    expect((await lettersOf(all.id))[0]!.body_text).toMatch(/Korkveld[^]*Fjelltur|Fjelltur[^]*Korkveld/);
    expect((await lettersOf(some.id))[0]!.body_text).toContain("Korkveld");
    expect((await lettersOf(some.id))[0]!.body_text).not.toContain("Fjelltur");
  });

  test("goes to accounts, with what they follow", async () => {
    const organizer = await anOrganizer();
    await anEvent({ organizer_id: organizer.id, title: "Dugnad", start_time: fromNow({ days: 1 }) });
    await db
      .insert(users)
      .values({ id: "kari", email: "kari@lillevik.test", password_hash: "x", email_verified_at: NOW });
    await db.insert(userFollows).values({ id: "f", user_id: "kari", organizer_id: organizer.id });
    const { id } = await aReader({ user_id: "kari" });
    await runLetters();
    const [letter] = await lettersOf(id);
    expect(letter).toMatchObject({ recipient: "kari@lillevik.test" });
    expect(letter!.body_text).toContain("Dugnad");
  });

  test("comes once, however often cron and queue run", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({}, ["type=concert"]);
    const jobs = jobsOf();
    await enqueueDueLetters({ db, jobs, now: NOW });
    await enqueueDueLetters({ db, jobs, now: NOW });
    expect(jobs.messages).toHaveLength(1);
    const [job] = jobs.messages;
    if (job?.type !== "write_letters") throw new Error("no job");
    const deps = { db, jobs, settings: testSettings, now: NOW };
    await Promise.all([writeLetters(job, deps), writeLetters(job, deps)]);
    await writeLetters(job, deps);
    expect(await lettersOf(id)).toHaveLength(1);
    expect((await readerNow(id)).next_at).toEqual(nextLetterAt(NOW, 3, 16));
  });

  test("a job that was lost is made again, for the same occasion", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({}, ["type=concert"]);
    await enqueueDueLetters({ db, jobs: jobsOf(), now: NOW });
    await runLetters(fromNow({ minutes: 16 }));
    expect((await lettersOf(id)).map(({ key }) => key)).toEqual([`weekly:${id}:${unixSeconds(NOW)}`]);
  });

  test("a send that fails is tried again and never doubled, and has the headers of RFC 8058", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({}, ["type=concert"]);
    const [mail] = await runLetters();
    const sent: (string | null | undefined)[] = [];
    const settings = parseSettings(testSettings);
    const failing = {
      send: () => Promise.resolve({ sent: false as const, code: "E_RATE_LIMIT_EXCEEDED", isTemporary: true }),
    };
    const mailer = {
      send: ({ unsubscribeUrl }: { unsubscribeUrl?: string | null }) =>
        Promise.resolve((sent.push(unsubscribeUrl), { sent: true as const })),
    };
    expect((await deliverMail(mail!, { db, settings, now: NOW, mailer: failing })).ok).toBe(false);
    for (let n = 0; n < 3; n++) await deliverMail(mail!, { db, settings, now: fromNow({ minutes: 5 }), mailer });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("?kind=weekly");
    expect((await lettersOf(id))[0]).toMatchObject({ status: "sent", body_text: null, unsubscribe_url: null });
  });

  test("an empty week has no letter, and the next is due in a week", async () => {
    const { id } = await aReader({}, ["type=camp&q=finnesikke"]);
    await runLetters();
    expect(await lettersOf(id)).toEqual([]);
    expect((await readerNow(id)).next_at).toEqual(nextLetterAt(NOW, 3, 16));
  });

  test("a month of silence ends it with one question", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({ heard_at: fromNow({ days: -28 }) }, ["type=concert"]);
    await runLetters();
    const [question] = await lettersOf(id);
    expect(question!.body_text).toContain("Vil du fortsatt ha dette brevet?");
    expect(question!.subject).toBe("Uken din");
    await runLetters(fromNow({ days: 8 }));
    expect(await lettersOf(id)).toHaveLength(1);
    expect(await readerNow(id)).toMatchObject({ weekly: false, next_at: null, ended_why: "silence" });
  });

  test("a yes that comes when it has ended begins it again; to one that was stopped it is none", async () => {
    const ended = { weekly: false, next_at: null, heard_at: fromNow({ days: -40 }), ended_at: NOW };
    const silent = await aReader({ ...ended, ended_why: "silence" });
    await keepLetters(silent, { db, now: NOW });
    expect(await readerNow(silent.id)).toMatchObject({
      weekly: true,
      next_at: nextLetterAt(NOW, 3, 16),
      ended_why: null,
    });
    const stopped = await aReader(ended);
    await keepLetters(stopped, { db, now: NOW });
    expect(await readerNow(stopped.id)).toMatchObject({ weekly: false, next_at: null });
  });

  test("a visit with the account is a sign of life", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    await db.insert(users).values({ id: "ola", email: "ola@lillevik.test", password_hash: "x" });
    await db
      .insert(sessions)
      .values({ id: "s", user_id: "ola", expires_at: 1_900_000_000, last_seen_at: fromNow({ days: -2 }) });
    const { id } = await aReader({ user_id: "ola", heard_at: fromNow({ days: -90 }) });
    await runLetters();
    expect((await readerNow(id)).asked_at).toBeNull();
  });

  test("an address that the mail service no longer sends to gets nothing more", async () => {
    await anEvent({ title: "Torsdag", event_type: "concert", start_time: fromNow({ days: 1 }) });
    const { id } = await aReader({ reminder: "day", at_once: true }, ["type=concert"]);
    const [mail] = await runLetters();
    const mailer = {
      send: () => Promise.resolve({ sent: false as const, code: "E_RECIPIENT_SUPPRESSED", isTemporary: false }),
    };
    const logged = vi.spyOn(console, "error").mockReturnValue();
    await deliverMail(mail!, { db, settings: parseSettings(testSettings), now: NOW, mailer });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    expect(await readerNow(id)).toMatchObject({
      weekly: false,
      reminder: "none",
      at_once: false,
      next_at: null,
      ended_why: "bounce",
    });
  });
});

test("fifty letters of three searches cost five statements, and few rows each", async () => {
  for (let n = 0; n < 20; n++) await anEvent({ event_type: "youth", start_time: fromNow({ days: 1, minutes: n }) });
  for (let n = 0; n < 50; n++) await aReader({}, [["type=youth", "type=concert", "q=kveld"][n % 3]!]);
  const { d1, meter } = meterDatabase(env.DB);
  await runLetters(NOW, openDatabase(d1));
  expect(meter.trips).toBeLessThanOrEqual(14);
  expect(meter.rowsRead / 50).toBeLessThan(60);
});
