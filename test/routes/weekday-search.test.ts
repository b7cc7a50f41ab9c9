import { beforeAll, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer } from "#test/support/rows";
import { json, pageText, visit } from "#test/support/visitor";
import { dayNumber, dayOf, momentAt, weekdayOf } from "~/domain/time/days-and-moments";
import { parseFollowed } from "~/schemas/letters/follows";
import { followedText } from "~/views/addresses/feed-address";

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((days) => dayOf(fromNow({ days })));
const nthOf = (day: string) => weekdayOf(dayNumber(day)) + 1;
const OSLO = "lat=59.91&lng=10.75&radius_km=50";

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Bykirken" });
  for (const day of WEEK)
    await anEvent({ id: `e${nthOf(day)}`, title: `Samling ${day}`, organizer_id, start_time: momentAt(day, "18:00") });
});

const NTHS = ["1", "2", "3", "4", "5", "6", "7"];
const namedIn = (text: string) => NTHS.filter((nth) => text.includes(`/event/e${nth}"`));

test.each([
  ["weekday=2", ["2"]],
  ["weekday=2&weekday=7", ["2", "7"]],
  ["weekday=2,7&q=samling", ["2", "7"]],
  ["weekday=2&q=samling+på+onsdager", ["2"]],
  ["q=samling+på+onsdager", ["3"]],
])("weekdays that are chosen are the only ones found, and win over those in words: %s", async (query, expected) => {
  expect(namedIn(await pageText(`/?${query}`))).toEqual(expected);
});

test("weekdays mean the same in the list, the map, a feed and the API", async () => {
  const query = `${OSLO}&weekday=3&weekday=4`;
  expect(namedIn(await pageText(`/?${query}`))).toEqual(["3", "4"]);
  expect(await pageText(`/?${query}&view=map`)).toContain("2 arrangementer");
  const { marks } = await json<{ marks: { count: number }[] }>(`/map.json?${query}`);
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect((await json<{ total: number }>(`/api/events?${query}`)).total).toBe(2);
  const feed = await json<{ items: unknown[]; title: string; home_page_url: string }>(`/feeds/events.json?${query}`);
  expect(feed.items).toHaveLength(2);
  expect(feed.title).toContain("onsdag, torsdag");
  expect(feed.home_page_url).toContain("weekday=3&weekday=4");
});

test("a month is narrowed to weekdays", async () => {
  const page = await pageText(`/?view=month&day=${WEEK[0]}&weekday=${nthOf(WEEK[1]!)}`);
  expect(namedIn(page)).not.toContain(String(nthOf(WEEK[0]!)));
});

test("what is followed keeps its weekdays, and they alone are worth following", () => {
  const followed = parseFollowed("weekday=5,2");
  expect(followed && followedText(followed)).toBe("weekday=2&weekday=5");
});

test.each(["0", "8", "tirsdag", "1.5", "2,x"])("%s is no weekday", async (weekday) => {
  expect((await visit(`/?weekday=${weekday}`)).status).toBe(400);
  expect((await visit(`/api/events?weekday=${weekday}`)).status).toBe(400);
});

test("without scripts they are checkboxes of the search's form, those chosen checked", async () => {
  const page = await pageText("/?weekday=2");
  const boxes = [...page.matchAll(/<input[^>]*name="weekday"[^>]*>/g)].map(([box]) => box);
  expect(boxes).toHaveLength(7);
  expect(boxes.filter((box) => box.includes("checked"))).toEqual([expect.stringContaining('value="2"')]);
});
