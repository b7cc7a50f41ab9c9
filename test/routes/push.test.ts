import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findDevice } from "#db/queries/letters/devices";
import { consents, followedSearches, letterEvents, letterReaders, userFavorites, users } from "#db/schema";
import { aBrowser, type TestBrowser } from "#test/support/browsers-of-pushes";
import { fromNow, NOW } from "#test/support/clock";
import { ORDER, post } from "#test/support/letters";
import { aDevice } from "#test/support/push-devices";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";
import { monthsBefore, RETENTION } from "~/domain/site/retention";
import { deleteExpiredData } from "~/models/retention/expire";

const db = testDatabase();

const fieldOf = ({ endpoint, keys }: TestBrowser) => JSON.stringify({ endpoint, expirationTime: null, keys });
const order = (browser: TestBrowser, more: Record<string, string> = {}) => ({
  ...ORDER,
  subscription: fieldOf(browser),
  ...more,
});

let networks = 0;
const tell = (body: unknown, headers: Record<string, string> = {}) =>
  visit("/api/push-device", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": `203.0.113.${++networks % 250}`, ...headers },
  });

const readerOf = ({ endpoint }: { endpoint: string }) => findDevice(db, endpoint);

beforeEach(async () => void (await db.delete(letterReaders)));

test("an account has twenty devices at most, however many ask at once", async () => {
  const email = "mange-enheter@lillevik.test";
  const headers = await signedIn(email);
  const asked = await Promise.all(
    Array.from({ length: 23 }, () => post("/push", order(aBrowser(), { account: "1" }), headers)),
  );
  const mine = await rowsWith(letterReaders, { user_id: `user-${email}` });
  expect(mine).toHaveLength(20);
  expect(asked.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 20 }, () => 303), 409, 409, 409]);
});

describe("a device asks for pushes", () => {
  test("with what it follows, after a tick; each yes is a row with its time and words; twice, at once too, is once", async () => {
    const organizer = await anOrganizer();
    const { id: event } = await anEvent();
    const browser = aBrowser();
    const lists = {
      searches: '["type=youth","type=nope"]',
      organizer_ids: JSON.stringify([organizer.id]),
      event_ids: JSON.stringify([event]),
    };
    const sent = await Promise.all([1, 2].map(() => post("/push", order(browser, lists))));
    expect(sent.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
      Array(2).fill([303, "/push?on=1"]),
    );
    const known = await readerOf(browser);
    expect(known!.reader).toMatchObject({
      channel: "push",
      user_id: null,
      email: null,
      weekly: true,
      confirmed_at: NOW,
      next_at: new Date("2026-06-05T07:00:00Z"),
    });
    expect(await db.select().from(letterReaders)).toHaveLength(1);
    const followed = await rowsWith(followedSearches, { reader_id: known!.reader.id });
    expect(followed.map(({ search }) => search).sort()).toEqual([`organizer_id=${organizer.id}`, "type=youth"]);
    const given = await rowsWith(consents, { reader_id: known!.reader.id });
    expect(given.map(({ what, wording, given_at }) => [what, wording, given_at]).sort()).toEqual(
      ["following", "reminder", "weekly"].map((what) => [what, 2, NOW]),
    );
  });

  test("without the tick, a wish or a subscription nothing is stored", async () => {
    const browser = aBrowser();
    const { consent: _, ...unticked } = order(browser);
    expect((await post("/push", unticked)).status).toBe(422);
    expect((await post("/push", order(browser, { weekly: "", reminder: "none" }))).status).toBe(422);
    expect((await post("/push", { ...order(browser), subscription: "" })).status).toBe(422);
    expect(await db.select().from(letterReaders)).toEqual([]);
  });

  test.each([
    ["another host", { endpoint: "https://evil.example/fcm.googleapis.com" }],
    ["a host that ends alike", { endpoint: "https://xfcm.googleapis.com/a" }],
    ["no https", { endpoint: "http://fcm.googleapis.com/a" }],
    ["a private host", { endpoint: "https://127.0.0.1/a" }],
    ["another port", { endpoint: "https://fcm.googleapis.com:8443/a" }],
    ["a user name", { endpoint: "https://a:b@fcm.googleapis.com/a" }],
    ["a short key", { keys: { p256dh: "abc", auth: "abc" } }],
    ["no JSON", "nei"],
  ])("%s is refused", async (_, wrong) => {
    const browser = aBrowser();
    const subscription = typeof wrong === "string" ? wrong : JSON.stringify({ ...browser, ...wrong });
    expect((await post("/push", { ...order(browser), subscription })).status).toBe(422);
    expect(await db.select().from(letterReaders)).toEqual([]);
  });

  test("another's device can be neither read, changed, stopped nor moved: its address alone shows nothing", async () => {
    const device = await aDevice({ at_once: true });
    const thief = { ...aBrowser(), endpoint: device.endpoint };
    const proof = { endpoint: thief.endpoint, keys: thief.keys };
    expect(await (await tell({ intent: "look", device: proof })).json()).toBeNull();
    await tell({ intent: "stop", device: proof, kind: "weekly" });
    await tell({ intent: "renew", device: proof, subscription: aBrowser() });
    await post("/push", { intent: "off", subscription: fieldOf(thief) });
    expect((await post("/push", order(thief))).status).toBe(422);
    const known = await readerOf(device);
    expect(known).toMatchObject({
      reader: { weekly: true, at_once: true, hour: 16 },
      device: { auth: device.keys.auth },
    });
  });
});

describe("a device of an account", () => {
  test("gets what the account has, and ends where one signs out, or has one's password changed", async () => {
    const email = "una@lillevik.test";
    const headers = await signedIn(email);
    const browser = aBrowser();
    const { id: event } = await anEvent();
    const about = { account: "1", event_ids: JSON.stringify([event]) };
    expect((await post("/push", order(browser, about), headers)).status).toBe(303);
    expect((await readerOf(browser))!.reader).toMatchObject({ user_id: `user-${email}`, email: null });
    expect(await rowsWith(userFavorites, { user_id: `user-${email}` })).toHaveLength(1);
    const [reader] = await db.select().from(letterEvents);
    expect(reader).toBeUndefined();
    const other = await aDevice({ user_id: `user-${email}` });
    await post("/logout", {}, headers);
    expect([await readerOf(browser), (await readerOf(other)) !== null]).toEqual([null, true]);
    await db.delete(users).where(eq(users.id, `user-${email}`));
    expect(await readerOf(other)).toBeNull();
  });

  test("sent when the session has ended leads to signing in; an account without favourites is told so", async () => {
    const browser = aBrowser();
    const sent = await post("/push", order(browser, { account: "1" }));
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/login?next=%2Fpush"]);
    const headers = await signedIn("vera@lillevik.test");
    await db.update(users).set({ favorites_on_device_only: true }).where(eq(users.email, "vera@lillevik.test"));
    expect((await post("/push", order(browser, { account: "1" }), headers)).status).toBe(422);
    expect(await readerOf(browser)).toBeNull();
  });

  test("of an earlier sign-in ends where its browser says that the account leaves; one without an account stays", async () => {
    await signedIn("yrsa@lillevik.test");
    const [theirs, nobodys] = [await aDevice({ user_id: "user-yrsa@lillevik.test" }), await aDevice()];
    for (const { endpoint, keys } of [theirs, nobodys])
      expect((await tell({ intent: "leave", device: { endpoint, keys } })).status).toBe(204);
    expect([await readerOf(theirs), (await readerOf(nobodys)) !== null]).toEqual([null, true]);
  });

  test("shows its week to that account alone", async () => {
    const mine = await signedIn("yngvil@lillevik.test");
    const { endpoint, keys } = await aDevice({ user_id: "user-yngvil@lillevik.test" });
    const look = async (headers: Record<string, string>) =>
      (await (await tell({ intent: "look", device: { endpoint, keys } }, headers)).json<{ week: unknown }>()).week;
    expect(await look({})).toBeNull();
    expect(await look(await signedIn("yaran@lillevik.test"))).toBeNull();
    expect(await look(mine)).toEqual([]);
  });
});

describe("a device's own browser", () => {
  test("sees what it gets and its week, which is a sign of life; what it follows now takes the place of what it did", async () => {
    const { id: event } = await anEvent({
      title: "Ungdomskveld",
      event_type: "youth",
      start_time: fromNow({ days: 1 }),
    });
    const device = await aDevice({ heard_at: fromNow({ days: -30 }), asked_at: fromNow({ days: -1 }) }, [
      "type=concert",
    ]);
    const lists = { searches: ["type=youth", "tull=1"], organizer_ids: [], event_ids: [] };
    const proof = { endpoint: device.endpoint, keys: device.keys };
    const seen = await tell({ intent: "look", device: proof, lists });
    expect(seen.headers.get("Cache-Control")).toBe("no-store");
    expect(await seen.json()).toMatchObject({
      choices: { weekly: true, isOn: true },
      isOfAccount: false,
      week: [
        {
          heading: expect.any(String) as string,
          lines: [{ text: expect.stringContaining("Ungdomskveld") as string, eventId: event }],
        },
      ],
    });
    expect((await readerOf(device))!.reader).toMatchObject({ heard_at: NOW, asked_at: null });
    const followed = await rowsWith(followedSearches, { reader_id: device.id });
    expect(followed.map(({ search }) => search)).toEqual(["type=youth"]);
  });

  test("stops one kind, and with the last of them everything stored ends; twice without harm", async () => {
    const device = await aDevice({ at_once: true }, ["type=concert"]);
    const proof = { endpoint: device.endpoint, keys: device.keys };
    for (let n = 0; n < 2; n++)
      expect((await tell({ intent: "stop", device: proof, kind: "weekly" })).status).toBe(204);
    expect((await readerOf(device))!.reader).toMatchObject({ weekly: false, next_at: null, at_once: true });
    for (let n = 0; n < 2; n++) await tell({ intent: "stop", device: proof, kind: "at_once" });
    expect(await readerOf(device)).toBeNull();
    expect(await rowsWith(followedSearches, { reader_id: device.id })).toEqual([]);
  });

  test("turns all off by the page, twice without harm", async () => {
    const device = await aDevice();
    for (let n = 0; n < 2; n++) {
      const off = await post("/push", { intent: "off", subscription: fieldOf(device) });
      expect(off.headers.get("Location")).toBe("/push?off=1");
    }
    expect(await readerOf(device)).toBeNull();
  });

  test("says that its address is another one", async () => {
    const device = await aDevice();
    const fresh = aBrowser();
    const proof = { endpoint: device.endpoint, keys: device.keys };
    for (let n = 0; n < 2; n++)
      expect((await tell({ intent: "renew", device: proof, subscription: fresh })).status).toBe(204);
    expect([await readerOf(device), (await readerOf(fresh))!.reader.id]).toEqual([null, device.id]);
    const evil = { ...aBrowser(), endpoint: "https://evil.example/a" };
    const now = { endpoint: fresh.endpoint, keys: fresh.keys };
    expect((await tell({ intent: "renew", device: now, subscription: evil })).status).toBe(422);
  });

  test.each([{}, { intent: "look" }, { intent: "stop", device: { endpoint: "x", keys: {} }, kind: "weekly" }])(
    "%j is refused",
    async (body) => expect((await tell(body)).status).toBe(400),
  );
});

test("devices that nobody has been heard from for a year are forgotten", async () => {
  const silent = await aDevice({ heard_at: monthsBefore(fromNow({ days: -1 }), RETENTION.silentDeviceMonths) });
  const heard = await aDevice({ heard_at: fromNow({ days: -300 }) });
  await deleteExpiredData({ db, now: NOW });
  expect([await readerOf(silent), (await readerOf(heard)) !== null]).toEqual([null, true]);
});

test("the page stays out of search engines, and is offered where letters are", async () => {
  expect(await pageText("/push")).toContain('name="robots" content="noindex"');
  for (const path of ["/following", "/letters"]) expect(await pageText(path)).toContain('href="/push"');
});
