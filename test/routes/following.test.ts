import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { consents, followedSearches, userFollows } from "#db/schema";
import { NOW } from "#test/support/clock";
import { post } from "#test/support/letters";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";

const db = testDatabase();

describe("following in the account", () => {
  const followedBy = (email: string) =>
    db
      .select()
      .from(followedSearches)
      .where(eq(followedSearches.user_id, `user-${email}`));

  test("what the device follows is stored after a yes, once, and not without", async () => {
    const email = "eva@lillevik.test";
    const headers = await signedIn(email);
    const { id } = await anOrganizer();
    const lists = { intent: "keep", searches: '["type=youth"]', organizer_ids: JSON.stringify([id]) };
    expect((await post("/following", lists, headers)).status).toBe(422);
    expect(await followedBy(email)).toEqual([]);
    for (let n = 0; n < 2; n++)
      expect((await post("/following", { ...lists, consent: "1" }, headers)).status).toBe(303);
    expect(await followedBy(email)).toMatchObject([{ search: "type=youth" }]);
    expect(await rowsWith(userFollows, { organizer_id: id })).toHaveLength(1);
    expect(await rowsWith(consents, { user_id: `user-${email}` })).toMatchObject([
      { what: "following", withdrawn_at: null },
    ]);
    await post("/following", { intent: "forget" }, headers);
    expect(await followedBy(email)).toEqual([]);
    expect(await rowsWith(consents, { user_id: `user-${email}` })).toMatchObject([{ withdrawn_at: NOW }]);
  });

  test("what does not fit in the account is refused whole: the device keeps it", async () => {
    const email = "full@lillevik.test";
    const headers = await signedIn(email);
    const searches = (from: number, n: number) =>
      JSON.stringify(Array.from({ length: n }, (_, at) => `q=ord${from + at}`));
    const keep = { intent: "keep", consent: "1" };
    expect((await post("/following", { ...keep, searches: searches(0, 40) }, headers)).status).toBe(303);
    const refused = await post("/following", { ...keep, searches: searches(30, 21) }, headers);
    expect([refused.status, (await refused.text()).includes("tooManyFollowed")]).toEqual([409, true]);
    expect(await followedBy(email)).toHaveLength(40);
    expect((await post("/following", { ...keep, searches: searches(30, 20) }, headers)).status).toBe(303);
    expect(await followedBy(email)).toHaveLength(50);
  });

  test("a congregation is no longer followed once it is stopped here, as a search or by its heart", async () => {
    const email = "hege@lillevik.test";
    const headers = await signedIn(email);
    const organizers = [await anOrganizer(), await anOrganizer()];
    const ids = organizers.map(({ id }) => id);
    await post("/following", { intent: "keep", organizer_ids: JSON.stringify(ids), consent: "1" }, headers);
    const follows = async () =>
      (await rowsWith(userFollows, { user_id: `user-${email}` })).map(({ organizer_id }) => organizer_id);
    expect((await follows()).sort()).toEqual([...ids].sort());
    for (let n = 0; n < 2; n++)
      await post("/following", { intent: "unfollow", search: `organizer_id=${ids[0]}` }, headers);
    expect(await follows()).toEqual([ids[1]]);
  });
});

test("what searches are called is told without storing them; what is none has no name", async () => {
  const response = await visit("/api/followed-searches", {
    method: "POST",
    body: JSON.stringify({ searches: ["type=youth&near=Askim&radius_km=25", "tull=1", "organizer_id=ingen"] }),
    headers: { "Content-Type": "application/json" },
  });
  expect(await response.json()).toEqual([
    {
      search: "type=youth&near=Askim&radius_km=25",
      name: "Ungdom, nær Askim (innen 25 km)",
      to: "/?near=Askim&radius_km=25&type=youth",
    },
    { search: "tull=1", name: null, to: null },
    { search: "organizer_id=ingen", name: null, to: null },
  ]);
});

test("near a place that nobody knows there is nothing to follow or subscribe to, and it is said", async () => {
  const page = await pageText("/abonner?near=Xyzzyby&radius_km=50");
  expect(page).toContain("Vi fant ikke stedet «Xyzzyby»");
  for (const text of ["Følg dette", "Legg til i Google", 'href="webcal:']) expect(page).not.toContain(text);
  expect(await pageText("/abonner?near=Askim&radius_km=50")).toContain("Følg dette");
});
