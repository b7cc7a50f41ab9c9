import type { Database } from "#db/client";
import { findMapMarks } from "#db/queries/search/map";
import { searchEvents } from "#db/queries/search/search";
import { planMap } from "~/domain/search/map-plan";
import { type EventSearch, planSearch } from "~/domain/search/plan";
import { present } from "~/domain/values";
import { findEvents, findOnMap } from "~/models/events/find";
import { findMonth } from "~/models/events/find-month";
import { findSearchedMonth } from "~/models/events/find-searched-month";
import { findWeekend } from "~/models/events/find-weekend";
import { findOrganizers } from "~/models/organizers/find";
import { suggest } from "~/models/search/suggest";
import { eventSearchParameters, mapSearchParameters, weekendParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { organizerSearchParameters } from "~/schemas/search/organizers";
import { MAPS, MONTH_SEARCHES, SEARCHES } from "./searches";

const OSLO = "lat=59.91&lng=10.75&radius_km=50";
const FAR_AROUND = "lat=59.91&lng=10.75&radius_km=200";
const COUNTRY = "bbox=0.85,54,34.66,73.89";
const COUNTY = "bbox=4.2,59.4,8.4,62.2";
const TOWN = "bbox=10.217,59.539,11.275,60.285";
const STREETS = "bbox=10.72,59.9,10.78,59.93";

/** Of each kind of page the ordinary one, and the worst known. */
const ADDRESSES: readonly string[] = [
  // Each regular series as one card, the nearest first in each day.
  "/",
  `/?${OSLO}`,
  `/?${FAR_AROUND}`,
  `/?${OSLO}&each=1`,
  "/?q=gudstjeneste",
  "/?q=m%C3%B8te",
  "/?q=familie+gudstjeneste+barn",
  "/?q=k",
  `/?q=gudstjeneste&${FAR_AROUND}`,
  `/?q=familie+gudstjeneste&${FAR_AROUND}`,
  `/?q=kammer&${FAR_AROUND}`,
  `/?q=gudstjeneste&${FAR_AROUND}&sort=distance`,
  "/?type=youth,concert",
  "/?fact=wheelchair",
  "/?fact=communion,wheelchair&family=church_of_norway",
  `/?fact=wheelchair,hearing_loop&language=en&${FAR_AROUND}`,
  "/?fact=sign_language",
  `/?q=gudstjeneste&fact=sign_language,streamed&${FAR_AROUND}`,
  `/map.json?${COUNTRY}&fact=wheelchair`,
  `/map.json?${COUNTRY}&fact=wheelchair&family=bedehus&q=m%C3%B8te`,
  `/map.json?${COUNTRY}&q=k`,
  `/map.json?${COUNTY}&fact=communion`,
  `/map.json?${COUNTY}&fact=communion&q=familie+gudstjeneste`,
  `/map.json?${TOWN}&fact=sign_language`,
  `/map.json?${STREETS}&q=gudstjeneste&fact=wheelchair`,
  "/?view=month",
  "/?view=month&fact=wheelchair",
  `/?view=month&${FAR_AROUND}`,
  `/?view=month&q=m%C3%B8te&fact=wheelchair&${FAR_AROUND}`,
  "/?view=month&q=familie+gudstjeneste",
  "/helgen",
  `/helgen?${OSLO}`,
  `/helgen?${FAR_AROUND}`,
  `/helgen?${FAR_AROUND}&type=service`,
  "/organizations",
  "/organizations?county=03",
  "/organizations?family=church_of_norway",
  "/organizations?county=46&family=bedehus&letter=s",
  "/organizations?lat=59.91&lng=10.75",
  "/organizations?q=menighet&family=church_of_norway",
  "/organizations?q=menighet",
  // One word that is meant, some that mean nothing, and parts of common words in an order that is nowhere.
  "/?q=gudstjenesste",
  `/?q=ungdmoskveld&${FAR_AROUND}`,
  "/?q=finnesikke+hellerikke+tullball",
  "/?q=stekonsertgud",
  `/map.json?${COUNTRY}&q=gudstjenesste`,
  // As people ask: what is there, and what has to be let go of.
  ...[
    "babysang i Bergen",
    "hva skjer i Stavanger i helga",
    "gudstjeneste i Oslo julaften kl 16",
    "konsert på Hamar i desember",
    "24. desember",
    "noe for barn i Tromsø på søndag",
    "orgelkonsert i Vardø i morgen",
    "middag for heile bygda på Voss",
    "konsret bergen",
    "english speaking church in Oslo",
    "kor uten opptaksprøve i Moss",
    "stille stund med lys, bønn og korte tekster i Oslo på tirsdag kl 18",
    "hva kan jeg finne på med ettåringen min i bergen på dagtid",
  ].map((sentence) => `/?${new URLSearchParams({ q: sentence }).toString()}`),
  "/suggestions.json?q=ko",
  "/suggestions.json?q=men",
  "/suggestions.json?q=gudstj",
  "/suggestions.json?q=familie+s",
  "/suggestions.json?q=m+k",
];

export const NOW = new Date("2026-06-01T08:00:00Z");

/** The next month is whole. */
const MONTH = "2026-07";

/** Returns what was found, as one text. */
export type Shape = (db: Database) => Promise<string>;

const upTo = (total: number, isMore: boolean) => `${total}${isMore ? "+" : ""}`;

const page =
  (search: EventSearch): Shape =>
  async (db) => {
    const options = { now: NOW, withRunning: search.query === "" };
    const { total, totalIsCapped } = await searchEvents(db, planSearch(search, NOW), options);
    return upTo(total, totalIsCapped);
  };

type Marks = NonNullable<Awaited<ReturnType<typeof findOnMap>>>["marks"];

const sumOf = (marks: Marks) =>
  upTo(
    marks.reduce((sum, { count }) => sum + count, 0),
    marks.some(({ isMore }) => isMore),
  );

const map =
  (search: EventSearch): Shape =>
  async (db) => {
    const plan = planMap(search, NOW);
    return sumOf(plan ? (await findMapMarks(db, plan)).marks : []);
  };

function shownOf({ days }: Awaited<ReturnType<typeof findMonth>>): string {
  const counted = [...days.values()];
  return upTo(
    counted.reduce((sum, { total }) => sum + total, 0),
    counted.some(({ isCapped }) => isCapped),
  );
}

const month =
  (search: EventSearch): Shape =>
  async (db) =>
    shownOf(await findMonth(search, { month: MONTH, day: null }, { db, now: NOW }));

/** By the page's path. */
const PAGES: Record<string, (fields: ReturnType<typeof queryFields>) => Shape> = {
  "/": (fields) => async (db) => {
    const search = eventSearchParameters.parse(fields);
    if (search.view === "month") return shownOf(await findSearchedMonth({ ...search, month: MONTH }, { db, now: NOW }));
    const { total, totalIsCapped } = await findEvents(search, { db, now: NOW });
    return upTo(total, totalIsCapped);
  },
  "/map.json": (fields) => async (db) =>
    sumOf((await findOnMap(mapSearchParameters.parse(fields), { db, now: NOW }))?.marks ?? []),
  "/helgen": (fields) => async (db) => {
    const { days } = await findWeekend(weekendParameters.parse(fields), { db, now: NOW });
    return upTo(
      days.reduce((sum, { events }) => sum + events.length, 0),
      days.some(({ hasMore }) => hasMore),
    );
  },
  "/organizations": (fields) => async (db) => {
    const { total, totalIsCapped } = await findOrganizers(organizerSearchParameters.parse(fields), db);
    return upTo(total, totalIsCapped);
  },
  "/suggestions.json":
    ({ q }) =>
    async (db) => {
      const { words, organizers, places } = await suggest(String(q), { db, now: NOW });
      return String(words.length + organizers.length + places.length);
    },
};

const atAddress = (address: string): Shape => {
  const { pathname, searchParams } = new URL(address, "https://bench.invalid");
  const shapeOf = present(PAGES[pathname], `page ${pathname}`);
  return shapeOf(queryFields(searchParams, pathname === "/organizations" ? [] : SEARCH_LISTS));
};

const named = <Search>(kind: string, searches: Record<string, Search>, shapeOf: (search: Search) => Shape) =>
  Object.entries(searches).map(([name, search]) => [`${kind}${name}`, shapeOf(search)] as const);

/** By their name in the table. */
export const SHAPES: readonly (readonly [name: string, shape: Shape])[] = [
  ...named("", SEARCHES, page),
  ...named("map: ", MAPS, map),
  ...named("month: ", MONTH_SEARCHES, month),
  ...ADDRESSES.map((address) => [address, atAddress(address)] as const),
];

/** A late page, which a reader comes to by following cursors. */
export async function latePage(db: Database, name: keyof typeof SEARCHES, pages: number): Promise<Shape> {
  const search = present(SEARCHES[name], `search ${name}`);
  let cursor: EventSearch["cursor"] = null;
  for (let at = 1; at < pages; at++) {
    const plan = planSearch({ ...search, cursor }, NOW);
    cursor = (await searchEvents(db, plan, { now: NOW, withRunning: false })).nextCursor;
  }
  return page({ ...search, cursor });
}
