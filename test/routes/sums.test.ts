import { beforeAll, describe, expect, test, vi } from "vitest";
import { attempts } from "#db/schema";
import { ask } from "#test/support/account-requests";
import { aBrowser } from "#test/support/browsers-of-pushes";
import { aCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { SAMPLE_IMAGES } from "#test/support/images";
import { ORDER } from "#test/support/letters";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { hashToken } from "~/auth/tokens";
import { ATTEMPT_LIMITS, type AttemptKind, windowStart } from "~/domain/accounts/attempt-limits";
import { DAY_SECONDS, HOUR_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";

// Kartverket can't be reached here.
vi.spyOn(console, "error").mockImplementation(() => {});

const OWNER = "eier@sum.test";
const ACCOUNT = `user-${OWNER}`;
const NETWORK = "203.0.113.50";

let cookie = "";
let calendar: { id: string; calendar_url: string };
let sent = 0;

beforeAll(async () => {
  await anOrganizer({ id: "sum", email: OWNER });
  await anEvent({ id: "konsert", organizer_id: "sum" });
  calendar = await aCalendar({ organizer_id: "sum" });
  cookie = (await signedIn(OWNER)).Cookie;
});

const at = (now: Date) => ({
  cookie,
  headers: { "CF-Connecting-IP": NETWORK },
  settings: { TEST_CLOCK: now.toISOString() },
});
const form = (path: string, fields: Record<string, string | Blob>, now: Date) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask(path, { method: "POST", body }, at(now));
};
const json = (path: string, body: unknown, now: Date) =>
  ask(
    path,
    { method: "POST", body: JSON.stringify(body) },
    { ...at(now), headers: { ...at(now).headers, "Content-Type": "application/json" } },
  );
const invite = (email: string, now: Date) =>
  form("/organizer/sum/team", { intent: "invite", email, role: "viewer" }, now);
const somebodyNew = () => `gjest-${++sent}@mottaker.test`;
const event = {
  organizer_id: "sum",
  title: "Kveldsbønn",
  description: "Stille.",
  event_type: "prayer",
  start_date: "2026-07-09",
  start_time: "18:00",
};

const letters = (email: string, now: Date) => form("/letters", { ...ORDER, email }, now);
const pushes = (now: Date) => {
  const { endpoint, keys } = aBrowser();
  return form("/push", { ...ORDER, subscription: JSON.stringify({ endpoint, expirationTime: null, keys }) }, now);
};

/** What is counted, how often it may be, for which subject, and how it is repeated. */
const SUMS: [
  what: string,
  most: string,
  kind: AttemptKind,
  subject: string,
  again: (now: Date) => Promise<Response>,
][] = [
  [
    "reports by script",
    "20 a day",
    "reportByAccount",
    ACCOUNT,
    (now) => json("/api/reports", { content_type: "event", content_id: "konsert", category: "spam" }, now),
  ],
  [
    "reports by form",
    "20 a day",
    "reportByAccount",
    ACCOUNT,
    (now) => form("/report/event/konsert", { category: "spam" }, now),
  ],
  [
    "messages by account",
    "10 a day",
    "contactByAccount",
    ACCOUNT,
    (now) => form("/contact", { email: OWNER, subject: "Hei", message: `Nummer ${++sent}` }, now),
  ],
  [
    "messages by network",
    "10 an hour",
    "contactByNetwork",
    NETWORK,
    (now) => form("/contact", { email: OWNER, subject: "Hei", message: `Nummer ${++sent}` }, now),
  ],
  [
    "favourites by script",
    "1000 an hour",
    "favoritesByAccount",
    ACCOUNT,
    (now) => json("/api/favorites", { add: { event_ids: ["konsert"] } }, now),
  ],
  [
    "favourites by form",
    "1000 an hour",
    "favoritesByAccount",
    ACCOUNT,
    (now) => form("/favorites", { add_event: "konsert" }, now),
  ],
  [
    "uploads by script",
    "60 an hour",
    "uploadByAccount",
    ACCOUNT,
    (now) => form("/api/images", { kind: "event", file: new Blob([SAMPLE_IMAGES.png]) }, now),
  ],
  ["invitations of an organization", "30 a day", "invitationByOrganizer", "sum", (now) => invite(somebodyNew(), now)],
  ["invitations by a person", "60 a day", "invitationByAccount", ACCOUNT, (now) => invite(somebodyNew(), now)],
  [
    "invitations to a person",
    "5 a day",
    "invitationByRecipient",
    "plaget@mottaker.test",
    (now) => invite("plaget@mottaker.test", now),
  ],
  [
    "looks at calendars",
    "60 an hour",
    "feedByAccount",
    ACCOUNT,
    (now) => form("/dashboard/calendar-sync", { intent: "preview", calendar_url: "https://192.168.0.1/a.ics" }, now),
  ],
  [
    "calendars added",
    "60 an hour",
    "feedByAccount",
    ACCOUNT,
    (now) =>
      form(
        "/dashboard/calendar-sync",
        { intent: "add", calendar_name: "A", calendar_url: "https://192.168.0.1/a.ics" },
        now,
      ),
  ],
  [
    "new addresses looked up",
    "60 an hour",
    "newAddressByNetwork",
    NETWORK,
    (now) => json("/api/geocode-address", { address: `Nygata ${++sent}, Bodø` }, now),
  ],
  ["looks at one's data", "10 an hour", "exportByAccount", ACCOUNT, (now) => ask("/settings/my-data", {}, at(now))],
  [
    "calendars imported by script",
    "60 an hour",
    "feedByAccount",
    ACCOUNT,
    (now) => {
      const wish = { syncId: calendar.id, calendarUrl: calendar.calendar_url, organizerId: "sum" };
      return json("/api/sync-ical-calendar", wish, now);
    },
  ],
  ["letters asked for from a network", "10 an hour", "letterByNetwork", NETWORK, (now) => letters(somebodyNew(), now)],
  [
    "letters asked for to a mailbox, by any of its addresses",
    "3 a day",
    "letterByRecipient",
    "mas@mottaker.test",
    (now) => letters(`mas+${++sent}@mottaker.test`, now),
  ],
  ["devices for pushes", "60 an hour", "pushByNetwork", NETWORK, pushes],
];

async function fillButOne(kind: AttemptKind, subject: string): Promise<number> {
  const { limit, seconds } = ATTEMPT_LIMITS[kind];
  const window_start = windowStart(seconds, NOW);
  const row = {
    subject: hashToken(`${kind}:${subject}`),
    window_start,
    count: limit - 1,
    expires_at: window_start + seconds,
  };
  await testDatabase()
    .insert(attempts)
    .values(row)
    .onConflictDoUpdate({ target: [attempts.subject, attempts.window_start], set: { count: limit - 1 } });
  return row.expires_at - unixSeconds(NOW);
}

describe.each(SUMS)("%s, %s", (_what, most, kind, subject, again) => {
  test("are so many", () => {
    const { limit, seconds } = ATTEMPT_LIMITS[kind];
    expect(`${limit} ${seconds === DAY_SECONDS ? "a day" : "an hour"}`).toBe(most);
    expect([DAY_SECONDS, HOUR_SECONDS]).toContain(seconds);
  });

  test("the last one passes, the next is refused and told when to come back, and then it passes", async () => {
    const left = await fillButOne(kind, subject);
    expect((await again(NOW)).status).not.toBe(429);
    const refused = await again(NOW);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(left)]);
    expect(await refused.text()).toMatch(/Prøv igjen|tomorrow|i morgen|later|tooMany/);
    expect((await again(new Date(NOW.getTime() + left * 1000))).status).not.toBe(429);
    await testDatabase().delete(attempts);
  });
});

test("images sent with a form are counted for the organization: one too many is 429, and said when to come back", async () => {
  const left = await fillButOne("uploadByOrganizer", "sum");
  const publish = () =>
    form("/dashboard/event/new", { ...event, image_file: new Blob([SAMPLE_IMAGES.png], { type: "image/png" }) }, NOW);
  expect((await publish()).status).toBe(303);
  const refused = await publish();
  expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, left]);
  expect(await refused.text()).toContain("svært mange bilder");
});

test("an address that is remembered is answered without being counted", async () => {
  const address = `Gamlegata 1, Bodø`;
  await testDatabase().delete(attempts);
  await testDatabase().run(
    "insert into geocoded_addresses (query, lat, lng, source, looked_up_at) values ('gamlegata 1, bodø', 67.3, 14.4, 'kartverket', " +
      unixSeconds(NOW) +
      ")",
  );
  expect(await (await json("/api/geocode-address", { address }, NOW)).json()).toMatchObject({
    success: true,
    latitude: 67.3,
  });
  expect(await testDatabase().select().from(attempts)).toEqual([]);
});

test("when everybody together has asked for very much, the town answers and nothing is kept", async () => {
  await fillButOne("newAddressByAnybody", "all");
  await json("/api/geocode-address", { address: "Strandgata 1, Bodø" }, NOW);
  const answer = await json("/api/geocode-address", { address: "Strandgata 2, Bodø" }, NOW);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, latitude: 67.28, longitude: 14.405 }]);
});
