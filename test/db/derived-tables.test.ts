import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/client";
import { reviewOrganizer } from "#db/queries/organizers/reviews";
import { releaseDueEvents } from "#db/queries/publishing/publishing";
import { contentModerationStatus, eventHosts, events, organizers, userReports } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { derivedTables } from "#test/support/derived-tables";
import { atLength, SEEDS } from "#test/support/fuzz";
import { deleteRows } from "#test/support/migrations";
import { type Random, seededRandom } from "#test/support/random";
import { anOrganizer, aSeries, eventValues, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";

beforeEach(deleteRows);

const db = testDatabase();
type Statement = Parameters<Database["batch"]>[0][number];

const HOUR = 3600;
const PIN = { lat: 60, lng: 10 };
const newest = { updated_at: sql`coalesce(updated_at, created_at) + 1` };
const toHidden = (content_type: "event" | "organizer", content_id: string, is_hidden: boolean) =>
  db
    .insert(contentModerationStatus)
    .values({ content_type, content_id, is_hidden, manual_review_required: !is_hidden })
    .onConflictDoUpdate({
      target: [contentModerationStatus.content_type, contentModerationStatus.content_id],
      set: { is_hidden },
    });

/** What stands in the tables before a deed. */
interface Found {
  events: (typeof events.$inferSelect)[];
  organizerIds: string[];
  seriesIds: string[];
}

async function look(): Promise<Found> {
  const [found, known, series] = await Promise.all([
    db.select().from(events).orderBy(events.seq),
    db.select({ id: organizers.id }).from(organizers),
    db.all<{ id: string }>(sql`select id from event_series`),
  ]);
  return { events: found, organizerIds: known.map(({ id }) => id), seriesIds: series.map(({ id }) => id) };
}

/** Each does one thing that the product does to these tables, to random rows. */
const deeds: Record<string, (found: Found, random: Random) => Statement[]> = {
  publish: ({ organizerIds }, random) => [
    db.insert(events).values(eventValues({ ...someEvent(random), organizer_id: random.pick(organizerIds) })),
  ],
  publishSeries: ({ organizerIds, seriesIds }, random) => {
    const said = { ...someEvent(random), organizer_id: random.pick(organizerIds), series_id: random.pick(seriesIds) };
    const step = random.pick([7, 7, 14, 1, 30]);
    return Array.from({ length: 4 }, (_, n) =>
      db.insert(events).values(eventValues({ ...said, start_time: fromNow({ days: 3 + n * step }), end_time: null })),
    );
  },
  publishHeld: ({ organizerIds }, random) => [
    db.insert(events).values(
      eventValues({
        ...someEvent(random),
        organizer_id: random.pick(organizerIds),
        public_from: fromNow({ days: 1 }),
      }),
    ),
  ],
  publishAgain: ({ events: [first], organizerIds }, random) => {
    if (!first) return [];
    const values = eventValues({ ...someEvent(random), id: first.id, organizer_id: random.pick(organizerIds) });
    return [
      db
        .insert(events)
        .values(values)
        .onConflictDoUpdate({ target: events.id, set: { ...values, ...newest } }),
    ];
  },
  reword: (found, random) => {
    const values = someEvent(random);
    return change(found, random, { ...values, ...eventSearchEntry(values), ...newest });
  },
  move: (found, random) => change(found, random, { ...someTime(random), ...newest }),
  shiftAll: () => [db.run(sql`update events set start_time = start_time + ${HOUR}, end_time = null where seq % 3 = 0`)],
  hold: (found, random) => change(found, random, { public_from: fromNow({ days: 1 }) }),
  release: (found, random) => change(found, random, { public_from: null }),
  releaseAndMove: (found, random) => change(found, random, { ...someTime(random), public_from: null }),
  releaseAll: () => [db.update(events).set({ public_from: null, ...newest })],
  cancel: (found, random) =>
    change(found, random, { state: random.pick(["cancelled", "planned", "moved"]), ...newest }),
  fill: (found, random) => change(found, random, { registration: random.pick(["full", "none"]), ...newest }),
  wheelchair: (found, random) => change(found, random, { fact_facets: aFact(random) }),
  giveAway: (found, random) => change(found, random, { organizer_id: random.pick(found.organizerIds), ...newest }),
  leaveSeries: (found, random) => change(found, random, { series_id: null }),
  changePicture: (found, random) => change(found, random, { image_url: "/images/x", ...newest }),
  merge: ({ events: all }, random) => {
    const [one, other] = [random.pick(all), random.pick(all)];
    const fits = Math.abs(unixSeconds(one.start_time) - unixSeconds(other.start_time)) <= HOUR;
    return fits && one.id !== other.id && other.merged_into === null && !all.some((e) => e.merged_into === one.id)
      ? [db.update(events).set({ merged_into: other.id }).where(eq(events.id, one.id))]
      : [];
  },
  part: (found, random) => change(found, random, { merged_into: null }),
  remove: (found, random) => [db.delete(events).where(eq(events.id, random.pick(found.events).id))],
  host: (found, random) => {
    const event = random.pick(found.events);
    const organizer_id = random.pick(found.organizerIds);
    return event.organizer_id === organizer_id
      ? []
      : [
          db
            .insert(eventHosts)
            .values({
              event_id: event.id,
              organizer_id,
              part: "partner",
              starts_at: event.start_time,
              asked_at: NOW,
            })
            .onConflictDoNothing(),
        ];
  },
  answerAll: (_, random) => [
    db.update(eventHosts).set({ state: random.pick(["accepted", "declined", "asked"] as const) }),
  ],
  leaveAsHost: ({ organizerIds }, random) => [
    db.delete(eventHosts).where(eq(eventHosts.organizer_id, random.pick(organizerIds))),
  ],
  hideEvent: (found, random) => [toHidden("event", random.pick(found.events).id, true)],
  showEvent: (found, random) => [toHidden("event", random.pick(found.events).id, false)],
  hideOrganizer: ({ organizerIds }, random) => [toHidden("organizer", random.pick(organizerIds), true)],
  showAll: () => [db.update(contentModerationStatus).set({ is_hidden: false })],
  report: (found, random) => [
    db.insert(userReports).values({
      id: `report-${random.next()}`,
      content_type: "event",
      content_id: random.pick(found.events).id,
      reason: "Spam",
      category: "spam",
      created_at: NOW,
    }),
  ],
  judge: () => [db.update(userReports).set({ status: "dismissed" })],
  takeBack: () => [db.delete(userReports)],
  rename: ({ organizerIds }, random) => {
    const renamed = { name: aName(random), city: "Oslo", description: null };
    const id = random.pick(organizerIds);
    return [
      db
        .update(organizers)
        .set({ ...renamed, email: `${id}.${random.whole(9)}@ny.test`, ...organizerSearchEntry(renamed) })
        .where(eq(organizers.id, id)),
    ];
  },
  sayOfOrganizer: ({ organizerIds }, random) => [
    db
      .update(organizers)
      .set({ fact_facets: aFact(random) })
      .where(eq(organizers.id, random.pick(organizerIds))),
  ],
  moveHouse: ({ organizerIds }, random) => [
    db
      .update(organizers)
      .set(random.pick([PIN, { lat: 61, lng: 10 }, { lat: null, lng: null }]))
      .where(eq(organizers.id, random.pick(organizerIds))),
  ],
  removeOrganizer: ({ organizerIds }, random) =>
    organizerIds.length < 4 ? [] : [db.delete(organizers).where(eq(organizers.id, random.pick(organizerIds)))],
};

const FIRST = ["host", "merge"];
const LAST = ["removeOrganizer"];
const place = (name: string) => Number(LAST.includes(name)) - Number(FIRST.includes(name));

/** In one batch, what is true only of what was found comes first, and no organizer is named that is gone by then. */
const inOrder = (names: readonly string[]) => [...names].sort((one, other) => place(one) - place(other));

const change = (found: Found, random: Random, set: Record<string, unknown>): Statement[] => [
  db
    .update(events)
    .set(set)
    .where(eq(events.id, random.pick(found.events).id)),
];

const aFact = (random: Random) => random.pick(["{}", '{"wheelchair":"丑丐丑"}', '{"wheelchair":""}']);
const aName = (random: Random) => `${random.pick(["Håp", "Frelse", "Sankt Olav"])} ${random.whole(100)}`;

function someTime(random: Random) {
  const days = random.whole(60) - 10;
  const hours = random.pick([null, 0, 17, 18, 72, 24 * 40]);
  return { start_time: fromNow({ days }), end_time: hours === null ? null : fromNow({ days, hours }) };
}

function someEvent(random: Random) {
  return {
    title: random.pick(["Kirkekonsert", "Påskevandring", "Gudstjeneste"]),
    description: random.pick(["", "med korps"]),
    tags: random.pick([[], ["barn"], ["korps"]]),
    location_name: random.pick([null, "Salen"]),
    location_address: null,
    city: null,
    event_type: random.pick(["concert", "youth", "service"] as const),
    ...someTime(random),
    ...random.pick([PIN, PIN, { lat: 67, lng: 14 }, { lat: null, lng: null }]),
  };
}

/** Of each organizer what its card shows, and of each event that is seen when it was changed. */
const shown = async () => ({
  cards: await db.all<{ id: string; card: string }>(sql`select o.id, json_array(name, city, logo_url, cover_image_url,
    o.id in (select v.id from visible_organizers v)) as card from organizers o order by o.id`),
  events: await db.all<{ id: string; changed: number }>(
    sql`select id, json_array(updated_at) as changed from visible_events order by id`,
  ),
});

/** Keys whose value is another, or that came or went. */
function differing<T extends { id: string }>(before: readonly T[], after: readonly T[]): string[] {
  const values = (rows: readonly T[]) => new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
  const [old, now] = [values(before), values(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
}

async function someRows(): Promise<void> {
  for (const name of ["Håp", "Frelse", "Olav", "Sion", "Betel", "Salem"]) {
    const { id } = await anOrganizer({ name });
    await aSeries(id);
  }
}

describe("what is derived is what its definition says", () => {
  test.each(SEEDS)(
    "after each of many random deeds, alone and several in one batch (seed %i)",
    async (seed) => {
      const random = seededRandom(seed);
      await someRows();
      for (let n = 0; n < 4; n++) {
        const [first, ...rest] = deeds["publishSeries"]!(await look(), random);
        await db.batch([first!, ...rest]);
      }
      const done: string[] = [];
      let before = await shown();
      for (let n = 0; n < atLength(60, 150); n++) {
        await db.run(sql`delete from organizer_cards_due`);
        const [{ last }] = (await db.all(sql`select coalesce(max(seq), 0) as last from public_changes`)) as [
          { last: number },
        ];
        const drawn = Array.from({ length: random.chance(0.3) ? 3 : 1 }, () => random.pick(Object.keys(deeds)));
        const names = inOrder(drawn);
        const found = await look();
        if (found.events.length < 5) names.splice(0, 3, "publishSeries");
        const [first, ...rest] = names.flatMap((name) => deeds[name]!(found, random));
        if (!first) continue;
        await (rest.length > 0 || random.chance(0.5) ? db.batch([first, ...rest]) : first);
        done.push(names.join(" + "));
        const what = done.slice(-5).join(", ");
        const { actual, expected } = await derivedTables();
        expect(actual, what).toEqual(expected);
        expect(await actualPublication(), what).toEqual(await expectedPublication());
        const after = await shown();
        const due = await db.all<{ id: string }>(sql`select organizer_id as id from organizer_cards_due`);
        expect(
          due.map(({ id }) => id),
          what,
        ).toEqual(expect.arrayContaining(differing(before.cards, after.cards)));
        const told = await db.all<{ id: string }>(sql`select event_id as id from public_changes where seq > ${last}`);
        expect(
          told.map(({ id }) => id),
          what,
        ).toEqual(expect.arrayContaining(differing(before.events, after.events)));
        before = after;
      }
      for (const organizerId of (await look()).organizerIds)
        await reviewOrganizer(db, { id: organizerId, actorId: null }, NOW);
      await db.update(events).set({ public_from: fromNow({ days: 1 }) });
      expect(await actualPublication(), "all is held").toEqual(await expectedPublication());
      await releaseDueEvents(db, fromNow({ days: 2 }));
      expect(await actualPublication(), "all is let go").toEqual(await expectedPublication());
      const { actual, expected } = await derivedTables();
      expect(actual, "all is let go").toEqual(expected);
    },
    120_000,
  );
});

test("triggers say what was touched, keep rules and logs, and are few", async () => {
  const triggers = await db.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_schema where type = 'trigger'`,
  );
  expect(triggers.length).toBeLessThan(29);
  // Whatever is derived from events may be away when they are written.
  const derived = /`(?:event_search|tallies|organizer_search|public_changes|search_word_ends)`/;
  expect(
    triggers
      .filter((trigger) => derived.test(trigger.sql))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["search_texts_read", "touched_settled"]);
});
