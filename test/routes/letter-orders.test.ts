import { eq, getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { consents, followedSearches, letterEvents, letterReaders } from "#db/schema";
import { NOW } from "#test/support/clock";
import { aReader, confirmOrder, post, linkIn, ORDER, readersOf } from "#test/support/letters";
import { mailsTo } from "#test/support/mailed";
import { ticksIn, wordsOf } from "#test/support/read-forms";
import { anEvent, anOrganizer, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText } from "#test/support/visitor";

const db = testDatabase();

describe("what somebody asks for in the name of an address", () => {
  const pathOf = async (email: string) => `/letters/${linkIn((await mailsTo(email))[0]!.body_text)}`;
  const consentsOf = async (email: string) =>
    db
      .select(getTableColumns(consents))
      .from(consents)
      .innerJoin(letterReaders, eq(letterReaders.id, consents.reader_id))
      .where(eq(letterReaders.email, email));
  const listsOf = async (email: string) => {
    const [only, ...others] = (await readersOf(email)).filter(({ confirmed_at }) => confirmed_at);
    expect(others).toEqual([]);
    const searches = await rowsWith(followedSearches, { reader_id: only!.id });
    const saved = await rowsWith(letterEvents, { reader_id: only!.id });
    return { reader: only!, searches: searches.map(({ search }) => search), saved: saved.map((row) => row.event_id) };
  };

  test("is listed on the page of the mail's link: congregations, searches, events, kinds and times, and can be unticked", async () => {
    const email = "ola@lillevik.test";
    const [church, other] = [
      await anOrganizer({ name: "Lillevik frikirke" }),
      await anOrganizer({ name: "Nes kapell" }),
    ];
    const [kept, left] = [await anEvent({ title: "Sangkveld" }), await anEvent({ title: "Bønnenatt" })];
    const hidden = await anEvent({ title: "Holdt tilbake" });
    await post("/letters", {
      email,
      ...ORDER,
      searches: '["type=youth&near=Askim&radius_km=25"]',
      organizer_ids: JSON.stringify([church.id, other.id]),
      event_ids: JSON.stringify([kept.id, left.id, hidden.id]),
    });
    await setHidden("event", hidden.id, true);
    expect(await consentsOf(email)).toEqual([]);
    const path = await pathOf(email);
    const page = await pageText(path);
    for (const text of ["Lillevik frikirke", "Nes kapell", "Ungdom, nær Askim", "Sangkveld", "Bønnenatt"])
      expect(page).toContain(text);
    expect(page).not.toContain("Holdt tilbake");
    const [first, ...rest] = ticksIn(page, "kept_searches");
    const unticked = { kept_searches: rest.join(","), kept_events: kept.id, reminder: "none", hour: "20" };
    await confirmOrder(path, unticked);
    const { reader, searches, saved } = await listsOf(email);
    expect([first !== undefined, searches, saved]).toEqual([
      true,
      [`organizer_id=${church.id}`, `organizer_id=${other.id}`],
      [kept.id],
    ]);
    expect(reader).toMatchObject({ weekly: true, weekday: 4, hour: 20, reminder: "none" });
    const given = await rowsWith(consents, { reader_id: reader.id });
    expect(given.map(({ what, given_at }) => [what, given_at]).sort()).toEqual([
      ["following", NOW],
      ["weekly", NOW],
    ]);
  });

  test("with nothing left ticked is no yes, and what was chosen comes back", async () => {
    const email = "tomt@lillevik.test";
    await post("/letters", { email, ...ORDER, searches: '["type=youth"]' });
    const refused = await confirmOrder(await pathOf(email), { weekly: "", reminder: "none", kept_searches: "" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Velg minst én ting");
    expect(ticksIn(page, "kept_searches")).toEqual([]);
    expect(await readersOf(email)).toMatchObject([{ confirmed_at: null }]);
    expect(await consentsOf(email)).toEqual([]);
  });

  test("changes nothing of an address that gets letters, before its owner presses, and says what would change", async () => {
    const email = "per@lillevik.test";
    const former = await aReader({ email, weekday: 3, hour: 16, reminder: "day" }, ["type=concert", "type=prayer"]);
    await post("/letters", { email, ...ORDER, at_once: "1", searches: '["type=youth","type=concert"]' });
    const page = await pageText(await pathOf(email));
    const words = wordsOf(page);
    for (const text of [
      "Trykker du ikke, endres ingenting.",
      "Et brev i uken: nå «torsdag kl. 16:00», etterpå «fredag kl. 09:00».",
      "blir avlyst eller flyttet: nå «nei», etterpå «ja».",
    ])
      expect(words).toContain(text);
    expect(words).not.toContain("lagret: nå");
    expect(words.match(/\|nytt\|/g)).toHaveLength(1);
    expect(ticksIn(page, "kept_searches")).toHaveLength(3);
    expect((await listsOf(email)).reader).toMatchObject({ id: former.id, weekday: 3, hour: 16, at_once: false });
    const [, prayer, youth] = ticksIn(page, "kept_searches");
    await confirmOrder(await pathOf(email), { kept_searches: [prayer, youth].join(",") });
    const { searches, reader } = await listsOf(email);
    expect([searches.sort(), reader.hour, reader.at_once]).toEqual([["type=prayer", "type=youth"], 9, true]);
  });

  test("of an address that has stopped its letters is a first order again", async () => {
    const email = "sluttet@lillevik.test";
    await aReader({ email, weekly: false, next_at: null, ended_at: NOW, ended_why: "silence" });
    await post("/letters", { email, ...ORDER });
    expect(await pageText(await pathOf(email))).not.toContain("får e-post fra oss allerede");
  });

  test("is deleted with every row of the address, by any of its links", async () => {
    const email = "rad@lillevik.test";
    await signedIn(email);
    const { id: former } = await aReader({ email });
    const { id: inAccount } = await aReader({ user_id: `user-${email}` });
    const { id: stranger } = await aReader();
    for (let n = 0; n < 3; n++) await post("/letters", { email, ...ORDER, searches: '["type=youth"]' });
    const path = await pathOf(email);
    expect((await post(path, { intent: "delete" })).headers.get("Location")).toBe(`${path}?done=removed`);
    const all = (await db.select().from(letterReaders)).map(({ id }) => id);
    expect([former, inAccount, stranger].filter((id) => all.includes(id))).toEqual([stranger]);
    expect([await readersOf(email), await mailsTo(email)]).toEqual([[], []]);
    expect(await pageText(path)).toContain("Lenken virker ikke lenger");
  });
});
