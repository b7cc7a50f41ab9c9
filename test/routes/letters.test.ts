import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { consents, followedSearches, letterEvents, letterReaders, userFavorites, users } from "#db/schema";
import { NOW } from "#test/support/clock";
import { aReader, confirmOrder, lettersOf, post, runLetters, linkIn, ORDER, readersOf } from "#test/support/letters";
import { mailsTo } from "#test/support/mailed";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";

const db = testDatabase();

/** The same from the form of somebody signed in. */
const FOR_ACCOUNT = { ...ORDER, account: "1" };

describe("letters to an address", () => {
  test("nothing is sent before its link is pressed, and opening the link presses nothing", async () => {
    const organizer = await anOrganizer();
    const { id: event } = await anEvent();
    const email = "ada@lillevik.test";
    const lists = {
      searches: '["type=youth&near=Askim&radius_km=25"]',
      organizer_ids: JSON.stringify([organizer.id]),
      event_ids: JSON.stringify([event]),
    };
    const asked = await post("/letters", { email, ...ORDER, ...lists });
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      303,
      "/letters?sent=1&weekly=1&weekday=4&hour=9&reminder=day",
    ]);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: "Bekreft at du vil ha e-post fra Samling", unsubscribe_url: null });
    const path = `/letters/${linkIn(mail!.body_text)}`;
    for (let n = 0; n < 2; n++) expect(await pageText(path)).toContain("Ja, jeg vil ha det");
    expect(await readersOf(email)).toMatchObject([{ confirmed_at: null, next_at: null }]);
    for (let n = 0; n < 2; n++) expect((await confirmOrder(path, n > 0 ? { weekly: "1" } : {})).status).toBe(303);
    expect(await readersOf(email)).toMatchObject([
      { confirmed_at: NOW, weekday: 4, hour: 9, next_at: new Date("2026-06-05T07:00:00Z") },
    ]);
    const page = await pageText(path);
    expect(page).toContain(organizer.name);
    expect(page).toContain("Askim");
  });

  test("the answer does not tell whether an address gets letters already, and the newest order counts", async () => {
    const email = "bo@lillevik.test";
    const reader = await aReader({ email, hour: 8 }, ["type=concert"]);
    const first = await post("/letters", { email: "ny@lillevik.test", ...ORDER });
    const again = await post("/letters", { email, ...ORDER, searches: '["type=youth"]' });
    expect([again.status, again.headers.get("Location")]).toEqual([first.status, first.headers.get("Location")]);
    expect((await mailsTo(email))[0]!.subject).toBe((await mailsTo("ny@lillevik.test"))[0]!.subject);
    await confirmOrder(`/letters/${linkIn((await mailsTo(email))[0]!.body_text)}`);
    const [only, ...others] = await readersOf(email);
    expect([only!.hour, others, only!.id === reader.id]).toEqual([9, [], false]);
    const followed = await rowsWith(followedSearches, { reader_id: only!.id });
    expect(followed.map(({ search }) => search).sort()).toEqual(["type=concert", "type=youth"]);
  });

  test("who typed a wrong address goes on where it was: at the event, or with the same choices", async () => {
    const { id: event, title } = await anEvent();
    const chosenIn = (html: string) =>
      [...html.matchAll(/<(?:input|option)[^>]* (?:checked|selected)=""[^>]*>/g)].map(
        ([tag]) => /value="([^"]*)"/.exec(tag)![1],
      );
    const again = async (path: string, texts: Record<string, string>) => {
      const sent = (await post(path, { email: "feil@lillevik.test", consent: "1", ...texts })).headers.get("Location")!;
      const [, back] = /href="([^"]*)"[^>]*>Skriv adressen på nytt/.exec(await pageText(sent))!;
      return pageText(back!.replaceAll("&amp;", "&"));
    };
    const reminder = await again(`/letters?event=${event}`, { reminder: "hours", at_once: "1" });
    expect(reminder).toContain(`Vi minner deg om «${title}»`);
    expect(chosenIn(reminder)).toEqual(["hours"]);
    const letters = await again("/letters", { reminder: "day", hour: "9", weekday: "2" });
    expect(chosenIn(letters)).toEqual(["2", "9", "day"]);
    expect(letters, "nothing of the address in an address").not.toContain("feil@lillevik.test");
  });

  test("without the tick, an address or a wish nothing is stored, and what was typed comes back", async () => {
    const wrong = await post("/letters", { email: "uten@lillevik.test", reminder: "none" });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const text of ["Kryss av for at vi får lagre det", "Velg minst én ting", "uten@lillevik.test"])
      expect(page).toContain(text);
    expect(await readersOf("uten@lillevik.test")).toEqual([]);
    expect((await post("/letters", { email: "x", ...ORDER, searches: "nei", hour: "77" })).status).toBe(422);
  });

  test("what the device's storage holds that is no search is left out, and stops nobody", async () => {
    const email = "gammelt@lillevik.test";
    const asked = await post("/letters", { email, ...ORDER, searches: '["type=nope","type=youth","from=bogus"]' });
    expect(asked.status).toBe(303);
    const [reader] = await readersOf(email);
    const followed = await rowsWith(followedSearches, { reader_id: reader!.id });
    expect(followed.map(({ search }) => search)).toEqual(["type=youth"]);
  });

  test("consents are rows with time and wording, and say when they were taken back", async () => {
    const email = "cai@lillevik.test";
    await post("/letters", { email, ...ORDER, searches: '["type=youth"]' });
    const path = `/letters/${linkIn((await mailsTo(email))[0]!.body_text)}`;
    await confirmOrder(path);
    await post(path, { intent: "change", weekly: "1", weekday: "4", hour: "9", reminder: "none" });
    const [{ id } = { id: "" }] = await readersOf(email);
    const rows = await db.select().from(consents).where(eq(consents.reader_id, id)).orderBy(consents.what);
    expect(rows.map(({ what, wording, given_at, withdrawn_at }) => [what, wording, given_at, withdrawn_at])).toEqual([
      ["following", 1, NOW, null],
      ["reminder", 1, NOW, NOW],
      ["weekly", 1, NOW, null],
    ]);
  });
});

describe("one press stops letters, signed out", () => {
  async function aLetter(given: Parameters<typeof aReader>[0] = {}) {
    await anEvent({ event_type: "concert", start_time: new Date("2026-06-05T10:00:00Z") });
    const reader = await aReader({ at_once: true, ...given }, ["type=concert"]);
    await runLetters();
    const [letter] = await lettersOf(reader.id);
    return { id: reader.id, path: letter!.unsubscribe_url!.replace(testSettings.APP_URL, "") };
  }
  const now = async (id: string) => (await rowsWith(letterReaders, { id }))[0];

  test("as mail programs send it: from elsewhere, without cookies, answered without a redirect; twice without harm", async () => {
    const { id, path } = await aLetter();
    const headers = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    for (let n = 0; n < 2; n++) {
      const response = await post(path, { "List-Unsubscribe": "One-Click" }, headers);
      expect(response.status).toBe(200);
    }
    expect(await now(id)).toMatchObject({ weekly: false, next_at: null, at_once: true });
  });

  test("looking at the page stops nothing, and its button does", async () => {
    const { id, path } = await aLetter();
    expect(await pageText(path)).toContain("Stopp det ukentlige brevet?");
    expect((await now(id))!.weekly).toBe(true);
    expect(await (await post(path, {})).text()).toContain("Det ukentlige brevet er stoppet");
    expect((await now(id))!.weekly).toBe(false);
  });

  test.each(["/unsubscribe/feil?kind=weekly", `/unsubscribe/${"a".repeat(43)}?kind=weekly`])(
    "%s is no link",
    async (path) => {
      expect(await pageText(path)).toContain("Lenken virker ikke lenger");
      expect((await post(path, {})).status).toBe(200);
    },
  );

  test("only that address takes presses from elsewhere", async () => {
    const headers = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    expect((await post("/letters", { email: "evi@lillevik.test", ...ORDER }, headers)).status).toBe(403);
    expect((await post(`/letters/${"a".repeat(43)}`, { intent: "delete" }, headers)).status).toBe(403);
  });
});

describe("bounces and complaints", () => {
  const report = (body: unknown, key: string | null = testSettings.MAIL_REPORTS_KEY) =>
    visit("/mail/bounces", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
    });

  test.each(["bounce", "complaint"] as const)("a %s ends all letters to the address", async (kind) => {
    const { id, email } = await aReader({ reminder: "day" });
    expect((await report({ email: email!.toUpperCase(), kind })).status).toBe(204);
    const [row] = await rowsWith(letterReaders, { id });
    expect(row).toMatchObject({ weekly: false, reminder: "none", next_at: null, ended_why: kind });
  });

  test("are taken from those with the key alone, in the documented form", async () => {
    expect((await report({ email: "a@b.no", kind: "bounce" }, null)).status).toBe(401);
    expect((await report({ email: "a@b.no", kind: "bounce" }, "another key that is long enough, too")).status).toBe(
      401,
    );
    expect((await report({ email: "a@b.no", kind: "other" })).status).toBe(400);
  });
});

describe("a yes holds for the form that asked", () => {
  test("the account's own letters need no link, and its unverified address gets none", async () => {
    const headers = await signedIn("fia@lillevik.test");
    expect((await post("/letters", FOR_ACCOUNT, headers)).headers.get("Location")).toBe("/letters?saved=1");
    const [row] = await rowsWith(letterReaders, { user_id: "user-fia@lillevik.test" });
    expect(row).toMatchObject({ weekly: true, hour: 9, email: null, confirmed_at: NOW });
    const stopped = await post("/letters", { weekday: "4", hour: "9", reminder: "none", account: "1" }, headers);
    expect(stopped.headers.get("Location")).toBe("/letters?saved=1");
    expect(await pageText("/letters?saved=1", headers)).toContain("Du får ingen e-post fra oss nå.");
    const [ended] = await rowsWith(letterReaders, { user_id: "user-fia@lillevik.test" });
    expect(ended).toMatchObject({ weekly: false, reminder: "none", next_at: null, ended_at: NOW });
    const unverified = await signedIn("gro@lillevik.test", { isVerified: false });
    expect((await post("/letters", FOR_ACCOUNT, unverified)).status).toBe(422);
  });

  test("an account's, sent when its session has ended, leads to signing in and orders nothing", async () => {
    const sent = await post("/letters", { ...FOR_ACCOUNT, email: "ute@lillevik.test" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/login?next=%2Fletters"]);
    expect(await readersOf("ute@lillevik.test")).toEqual([]);
  });

  test("an address's, sent by somebody who has signed in meanwhile, is for the address", async () => {
    const headers = await signedIn("inne@lillevik.test");
    await post("/letters", { ...ORDER, email: "annen@lillevik.test" }, headers);
    expect(await readersOf("annen@lillevik.test")).toMatchObject([{ confirmed_at: null }]);
    expect(await rowsWith(letterReaders, { user_id: "user-inne@lillevik.test" })).toEqual([]);
  });
});

describe("a reminder of one event", () => {
  test("begins on its page: the form names it, and sends it along with an address", async () => {
    const { id, title } = await anEvent({ title: "Sangkveld i hagen" });
    expect(await pageText(`/event/${id}`)).toContain(`/letters?event=${id}`);
    const page = await pageText(`/letters?event=${id}`);
    expect(page).toContain(title);
    expect(page.indexOf('name="reminder"')).toBeLessThan(page.indexOf('name="email"'));
    expect(page).not.toMatch(/name="(weekly|searches|organizer_ids)"/);
    expect(page).toContain(`name="event_ids" value="[&quot;${id}&quot;]"`);
    const email = "ina@lillevik.test";
    await post("/letters", { email, reminder: "day", consent: "1", event_ids: JSON.stringify([id]) });
    const [reader] = await readersOf(email);
    expect(await rowsWith(letterEvents, { reader_id: reader!.id })).toMatchObject([{ event_id: id }]);
  });

  test.each(["ingen", "%3Cscript%3E"])("of no event (%s) is the usual form", async (id) => {
    const page = await visit(`/letters?event=${id}`);
    expect([page.status, (await page.text()).includes("Vi minner deg om")]).toEqual([200, false]);
  });

  test("is saved in the account, and refused where the account stores no favourites", async () => {
    const { id } = await anEvent();
    const email = "jon@lillevik.test";
    const headers = await signedIn(email);
    const order = { reminder: "day", consent: "1", account: "1", event_ids: JSON.stringify([id]) };
    for (let n = 0; n < 2; n++) expect((await post("/letters", order, headers)).status).toBe(303);
    const saved = await rowsWith(userFavorites, { user_id: `user-${email}` });
    expect(saved).toMatchObject([{ event_id: id }]);
    const discreet = await signedIn("kim@lillevik.test");
    await db.update(users).set({ favorites_on_device_only: true }).where(eq(users.email, "kim@lillevik.test"));
    const refused = await post("/letters", order, discreet);
    expect([refused.status, (await refused.text()).includes("Kontoen lagrer ikke favoritter")]).toEqual([422, true]);
    const organizer = await anOrganizer();
    const kept = { intent: "keep", organizer_ids: JSON.stringify([organizer.id]), consent: "1" };
    await post("/following", kept, discreet);
    const followed = await rowsWith(followedSearches, { user_id: "user-kim@lillevik.test" });
    expect(followed).toMatchObject([{ search: `organizer_id=${organizer.id}` }]);
  });
});

test.each(["%0A", "%3Fdone=confirmed", "feil", "%2F%2Felsewhere.example"])(
  "a press with what is no link (%s) leads to the page that says so",
  async (token) => {
    const pressed = await post(`/letters/${token}`, { intent: "confirm" });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/letters/gone?done=gone"]);
    expect(await pageText("/letters/gone?done=gone")).toContain("Lenken virker ikke lenger");
  },
);

test("a page by a link stays out of search engines and referrers", async () => {
  const page = await pageText(`/letters/${"a".repeat(43)}`);
  expect(page).toContain('name="robots" content="noindex"');
  expect(page).toContain('name="referrer" content="same-origin"');
});
