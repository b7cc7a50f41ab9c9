import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { publicChanges } from "#db/schema";
import { settlingDatabase } from "#db/settling";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { json, meteredVisit, visit } from "#test/support/visitor";
import { CHANGES_KEPT_DAYS, placeBefore } from "~/domain/events/public-changes";
import { deleteExpiredData } from "~/models/retention/expire";
import { type PublicChangePage, type PublicError, publicChangePage } from "~/schemas/public-answers/records";
import { formatChangesCursor } from "~/schemas/search/changes";

const ORGANIZER = "menigheten";

/** The database has a clock of its own: the log begins no earlier than the tests' time. */
const BEGINNING = placeBefore(NOW);
let cursor = formatChangesCursor(BEGINNING);

const changesSince = (since: string, more = "") => json<PublicChangePage>(`/api/changes?since=${since}${more}`);

/** Returns what came since it was asked last. */
async function told(): Promise<string[]> {
  const page = publicChangePage.parse(await changesSince(cursor, "&limit=100"));
  expect(page.next).not.toBe("");
  cursor = page.next;
  return page.changes.map(({ kind, event_id, event }) => `${kind} ${event_id}${event ? "" : " (gone)"}`);
}

const settling = settlingDatabase(env.DB);
const run = (statement: string) => settling.prepare(statement).run();
const anEventHere = (id: string, more: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ id, organizer_id: ORGANIZER, start_time: fromNow({ days: 2 }), ...more });

beforeAll(async () => {
  await testDatabase()
    .insert(publicChanges)
    .values({ seq: BEGINNING, event_id: "before", organizer_id: ORGANIZER, kind: "created" });
  await anOrganizer({ id: ORGANIZER });
});

describe("what is told", () => {
  test("an event that is created, changed, cancelled and deleted", async () => {
    await anEventHere("konsert");
    expect(await told()).toEqual(["created konsert"]);
    await run("update events set title = 'Ny', updated_at = created_at + 1 where id = 'konsert'");
    await run("update events set search_text = 'ny' where id = 'konsert'");
    expect(await told()).toEqual(["changed konsert"]);
    await run("update events set state = 'cancelled', updated_at = created_at + 2 where id = 'konsert'");
    expect(await told()).toEqual(["state konsert"]);
    await run("delete from events where id = 'konsert'");
    expect(await told()).toEqual(["deleted konsert (gone)"]);
  });

  test("what is hidden is deleted for the outside, and created when it is shown again", async () => {
    await anEventHere("en");
    await anEventHere("to");
    expect(await told()).toEqual(["created en", "created to"]);
    await setHidden("event", "en", true);
    expect(await told()).toEqual(["deleted en (gone)"]);
    await run("update events set title = 'Skjult', updated_at = created_at + 1 where id = 'en'");
    await setHidden("organizer", ORGANIZER, true);
    expect(await told()).toEqual(["deleted to (gone)"]);
    await setHidden("organizer", ORGANIZER, false);
    expect(await told()).toEqual(["created to"]);
    await setHidden("event", "en", false);
    expect(await told()).toEqual(["created en"]);
  });

  test("what is held is not told of until it is public; what is merged is deleted, and created when parted", async () => {
    await anEventHere("holdt", { public_from: fromNow({ days: 1 }) });
    await anEventHere("synlig");
    await run("update events set title = 'Holdt', updated_at = created_at + 1 where id = 'holdt'");
    expect(await told()).toEqual(["created synlig"]);
    await run("update events set public_from = null where id = 'holdt'");
    expect(await told()).toEqual(["created holdt"]);
    await run("update events set merged_into = 'synlig' where id = 'holdt'");
    expect(await told()).toEqual(["deleted holdt (gone)"]);
    await run("delete from events where id = 'synlig'");
    expect((await told()).sort()).toEqual(["created holdt", "deleted synlig (gone)"]);
  });

  test("an organizer that leaves takes its events along", async () => {
    await anOrganizer({ id: "gjest" });
    await anEventHere("gjestens", { organizer_id: "gjest" });
    expect(await told()).toEqual(["created gjestens"]);
    await run("delete from organizers where id = 'gjest'");
    expect(await told()).toEqual(["deleted gjestens (gone)"]);
  });
});

describe("how it is asked", () => {
  test("page by page, each change once and in order, to a next that stays", async () => {
    const all = await changesSince(formatChangesCursor(BEGINNING), "&limit=100");
    const found: string[] = [];
    let page: PublicChangePage;
    let since = formatChangesCursor(BEGINNING);
    do {
      page = await changesSince(since, "&limit=3");
      found.push(...page.changes.map(({ event_id, kind }) => `${kind} ${event_id}`));
      since = page.next;
    } while (page.has_more);
    expect(found).toEqual(all.changes.map(({ event_id, kind }) => `${kind} ${event_id}`));
    expect(await changesSince(since)).toEqual({ changes: [], next: since, has_more: false });
  });

  test("from a moment, with some fields of the events", async () => {
    const page = await changesSince(fromNow({ days: -1 }).toISOString(), "&fields=title,state");
    expect(page.changes[0]!.event_id).toBe("before");
    const { event } = page.changes.find(({ event_id }) => event_id === "to")!;
    expect(Object.keys(event!).sort()).toEqual(["id", "state", "title"]);
  });

  test("without a beginning, everything that is kept", async () => {
    expect((await json<PublicChangePage>("/api/changes?limit=1")).changes[0]!.event_id).toBe("before");
  });

  test("what is older than 90 days is 410, and says what to do", async () => {
    for (const since of [fromNow({ days: -91 }).toISOString(), formatChangesCursor(0)]) {
      const gone = await visit(`/api/changes?since=${since}`);
      const { error } = await gone.json<PublicError>();
      expect([gone.status, error.field]).toEqual([410, "since"]);
      expect(error.message).toMatch(/kept for 90 days.*\/api\/events/);
    }
    expect((await visit(`/api/changes?since=${fromNow({ days: -89 }).toISOString()}`)).status).toBe(200);
  });

  test.each(["?since=yesterday", "?since=2026-06-04", "?since=WzEsMl0"])("%s is 400 and names since", async (query) => {
    const wrong = await visit(`/api/changes${query}`);
    expect([wrong.status, (await wrong.json<PublicError>()).error.field]).toEqual([400, "since"]);
  });

  test("what one has already is 304, here and in every read of the API", async () => {
    const reads = [
      `changes?since=${formatChangesCursor(BEGINNING)}`,
      "events",
      "events/to",
      "organizers",
      `organizers/${ORGANIZER}`,
    ];
    for (const path of reads) {
      const first = await visit(`/api/${path}`);
      const again = await visit(`/api/${path}`, { headers: { "If-None-Match": first.headers.get("ETag")! } });
      expect([path, first.status, again.status]).toEqual([path, 200, 304]);
    }
  });
});

describe("fields of events and organizers", () => {
  test("only the selected come, and the id", async () => {
    const { events } = await json<{ events: object[] }>("/api/events?fields=title,start_time&limit=2");
    expect(events.map((event) => Object.keys(event).sort())).toEqual([
      ["id", "start_time", "title"],
      ["id", "start_time", "title"],
    ]);
    expect(Object.keys(await json<object>("/api/events/to?fields=url"))).toEqual(["id", "url"]);
    expect(Object.keys(await json<object>(`/api/organizers/${ORGANIZER}?fields=name`)).sort()).toEqual(["id", "name"]);
    const { organizers } = await json<{ organizers: object[] }>("/api/organizers?fields=city");
    expect(Object.keys(organizers[0]!).sort()).toEqual(["city", "id"]);
  });

  test.each(["events", "events/to", "organizers", `organizers/${ORGANIZER}`])(
    "an unknown one of /api/%s is refused, with the list",
    async (path) => {
      const wrong = await visit(`/api/${path}?fields=id,secret`);
      const { error } = await wrong.json<PublicError>();
      expect([wrong.status, error.field]).toEqual([400, "fields"]);
      expect(error.message).toMatch(/must be some of .*\bid, .*url/);
    },
  );
});

describe("what it costs", () => {
  test("a row for each change, and a hundred changes are read in one trip", async () => {
    const count = () => env.DB.prepare("select count(*) as n from public_changes").first<number>("n");
    const before = (await count())!;
    for (let made = 0; made < 100; made++) await anEventHere(`mange-${made}`);
    expect(await count()).toBe(before + 100);
    const { meter } = await meteredVisit(`/api/changes?since=${cursor}&limit=100`);
    expect(meter.trips).toBeLessThanOrEqual(2);
    expect(meter.rowsRead).toBeLessThanOrEqual(1000);
    expect(meter.rowsWritten).toBe(0);
  });

  test("the cron forgets what is older than 90 days", async () => {
    const seq = placeBefore(fromNow({ days: -CHANGES_KEPT_DAYS - 1 }));
    await testDatabase()
      .insert(publicChanges)
      .values({ seq, event_id: "old", organizer_id: ORGANIZER, kind: "created" });
    await deleteExpiredData({ db: testDatabase(), now: NOW });
    const left = await env.DB.prepare("select event_id from public_changes order by seq limit 1").first("event_id");
    expect(left).toBe("before");
  });
});
