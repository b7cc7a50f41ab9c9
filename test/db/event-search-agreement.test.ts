import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { events, organizers } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { SEEDS } from "#test/support/fuzz";
import { type ManyEvent, manyEvents } from "#test/support/many-rows";
import { type Random, seededRandom } from "#test/support/random";
import { setHidden, testDatabase } from "#test/support/rows";
import { saysWord, search, searchToTheEnd } from "#test/support/search";
import { EVENT_TYPES } from "~/domain/events/types";
import { distanceKm } from "~/domain/places/position";
import { isFacet } from "~/domain/search/facets";
import { COUNT_CAP, DISTANCE_POOL, RADII_KM } from "~/domain/search/limits";
import type { EventSearch } from "~/domain/search/plan";
import { searchTerms } from "~/domain/search/words";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** All visible events, with the columns that only the database knows. */
let visible: (ManyEvent & { sort_key: number; organizer_name: string })[];

beforeAll(async () => {
  const random = seededRandom(20260604);
  const made = await manyEvents(2_500, random);
  const hidden = new Set(made.filter(() => random.chance(0.02)).map(({ id }) => id));
  for (const id of hidden) await setHidden("event", id, true);
  const known = await testDatabase().select({ id: events.id, sort_key: events.sort_key }).from(events);
  const names = await testDatabase().select({ id: organizers.id, name: organizers.name }).from(organizers);
  const sortKeys = new Map(known.map(({ id, sort_key }) => [id, sort_key]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  visible = made
    .filter(({ id }) => !hidden.has(id))
    .map((event) => ({ ...event, sort_key: sortKeys.get(event.id)!, organizer_name: nameOf.get(event.organizer_id)! }))
    .sort((a, b) => a.sort_key - b.sort_key);
});

/** Returns a search's expected result in order of time, by testing every event. */
function lookedThrough(wanted: Partial<EventSearch>) {
  const { query = "", types = [], circle, organizerId, start, end } = wanted;
  const words = query.toLowerCase().split(" ").filter(Boolean);
  return visible.filter((event) => {
    const text = [event.title, event.description, ...event.tags!, event.location_name, event.organizer_name]
      .join(" ")
      .toLowerCase();
    return (
      words.every((word) => saysWord(text, event, word)) &&
      (types.length === 0 || types.includes(event.event_type!)) &&
      (!organizerId || event.organizer_id === organizerId) &&
      event.start_time >= NOW &&
      (!start || event.start_time >= start) &&
      (!end || event.start_time < end) &&
      (!circle || (event.lat !== null && distanceKm(circle, { lat: event.lat!, lng: event.lng! }) <= circle.radiusKm))
    );
  });
}

function nearestFirst(wanted: Partial<EventSearch>) {
  const away = ({ lat, lng }: ManyEvent) => distanceKm(wanted.circle!, { lat: lat!, lng: lng! });
  return lookedThrough(wanted)
    .slice(0, DISTANCE_POOL)
    .sort((a, b) => away(a) - away(b) || a.sort_key - b.sort_key);
}

const CENTRES = [
  { lat: 59.91, lng: 10.75 },
  { lat: 60.4, lng: 5.32 },
  { lat: 62.58, lng: 11.36 },
  { lat: 69.66, lng: 18.96 },
  { lat: 61, lng: 8 },
  { lat: 66.5, lng: 3 },
];

test.each(RADII_KM)("every event within %i km of a place is found, and no other", async (radiusKm) => {
  for (const centre of CENTRES) {
    const circle = { ...centre, radiusKm };
    const ids = await searchToTheEnd({ circle, limit: 200 });
    expect(ids, JSON.stringify(circle)).toEqual(lookedThrough({ circle }).map(({ id }) => id));
  }
});

test.each(SEEDS)(
  "sixty searches for anything at once give what looking through everything gives (seed %i)",
  async (seed) => {
    const random = seededRandom(seed);
    for (let n = 0; n < 60; n++) {
      const wanted = anySearch(random);
      const expected = wanted.sort === "distance" && wanted.circle ? nearestFirst(wanted) : lookedThrough(wanted);
      expect(await searchToTheEnd(wanted), JSON.stringify(wanted)).toEqual(expected.map(({ id }) => id));
      const count = lookedThrough(wanted).length;
      const cap = wanted.sort === "distance" && wanted.circle ? DISTANCE_POOL : COUNT_CAP;
      const { total, totalIsCapped } = await search(wanted);
      expect({ total, totalIsCapped }, JSON.stringify(wanted)).toEqual({
        total: Math.min(count, cap),
        totalIsCapped: count > cap,
      });
    }
  },
  60_000,
);

function anySearch(random: Random): Partial<EventSearch> {
  const circle = { ...random.pick(CENTRES), radiusKm: random.pick(RADII_KM) };
  return {
    query: random.pick(["", "", "konsert", "håp", "kirke røros", "korps", "små salme", "bymisjonen"]),
    types: random.chance(0.4) ? EVENT_TYPES.filter(() => random.chance(0.4)) : [],
    circle: random.chance(0.5) ? circle : null,
    organizerId: random.chance(0.2) ? random.pick(visible).organizer_id : null,
    start: random.chance(0.3) ? fromNow({ days: random.whole(60) - 5, minutes: random.whole(900) }) : null,
    end: random.chance(0.3) ? fromNow({ days: random.whole(120) - 2 }) : null,
    sort: random.pick(["time", "distance"]),
    limit: random.pick([24, 50, 240]),
  };
}

test("a page says exactly how far away its events are", async () => {
  const circle = { lat: 59.91, lng: 10.75, radiusKm: 50 };
  const { events } = await search({ circle });
  expect(events).not.toHaveLength(0);
  for (const { lat, lng, distance_km } of events) {
    expect(distance_km).toBeCloseTo(distanceKm(circle, { lat: lat!, lng: lng! }), 6);
  }
});

test("a second page begins where the first ended, and counts the same", async () => {
  const first = await search({ limit: 24 });
  const second = await search({ limit: 24, cursor: first.nextCursor });
  expect(second.total).toBe(first.total);
  expect(second.events.map(({ id }) => id)).toEqual(
    lookedThrough({})
      .slice(24, 48)
      .map(({ id }) => id),
  );
});

test("five hundred random pieces of words find what an own match over every text finds", async () => {
  const random = seededRandom(500);
  const { results } = await env.DB.prepare(
    `select e.id, s.words || ' ' || s.organizer || ' ' as text, s.facets from event_search_entries s
      join events e on e.id = s.id where e.start_time >= ? order by e.sort_key`,
  )
    .bind(unixSeconds(NOW))
    .all<{ id: string; text: string; facets: string }>();
  const wordsIn = (rows: typeof results) => [...new Set(rows.flatMap(({ text }) => text.split(" ").filter(Boolean)))];
  const words = wordsIn(results);
  const piece = (among: string[]) => {
    const word = random.pick(among);
    const from = random.whole(word.length);
    return word.slice(from, from + 1 + random.whole(9));
  };
  const says = ({ text, facets }: { text: string; facets: string }, phrase: string) =>
    isFacet(phrase)
      ? facets.split(" ").includes(phrase)
      : phrase
          .replace(/^ +/, "  ")
          .split(/(?<=\S)(?=  )/)
          .every((part) => text.replaceAll(/ +/g, "  ").includes(part));
  let found = 0;
  for (let n = 0; n < 500; n++) {
    // Of many words the few rarest decide first: every third search is of many, which one event has.
    const [most, among] = n % 3 === 0 ? [8, wordsIn([random.pick(results)])] : [3, words];
    const query = Array.from({ length: 1 + random.whole(most) }, () => piece(among)).join(" ");
    const terms = searchTerms(query) ?? [];
    const expected = results.filter((row) => terms.every((phrases) => phrases.some((phrase) => says(row, phrase))));
    const { events, total } = await search({ query, limit: 240 });
    expect([query, total]).toEqual([query, Math.min(expected.length, COUNT_CAP)]);
    expect(events.map(({ id }) => id)).toEqual(expected.slice(0, 240).map(({ id }) => id));
    if (total > 0 && total < results.length) found++;
  }
  expect(found).toBeGreaterThan(100);
});
