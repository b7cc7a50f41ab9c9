import { env as testEnv } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAskedClaims } from "#db/queries/organizers/page-claims";
import { organizers, pageClaims, users } from "#db/schema";
import { wrapDatabase } from "#db/wrapped";
import { anOrganizer, testDatabase } from "#test/support/rows";

test("a statement with two columns of one name is refused: its answer has room for one", async () => {
  const db = testDatabase();
  const statement = db
    .select({ id: pageClaims.id, organizer_id: organizers.id })
    .from(pageClaims)
    .innerJoin(organizers, eq(organizers.id, pageClaims.organizer_id));
  await expect(statement).rejects.toThrow(/called "id"/);
});

test.each([
  'select "a"."id", count(*) as "n", "b"."id" from "a"',
  'select "a"."id", (select "x" from "y" where "z" = 1) as "id" from "a"',
  "select distinct a.name, coalesce(b.city, ', '), b.name from a join b",
  'insert into "a" ("id") values (?) returning "id", lower("id") as "id"',
])("also where others stand between them: %s", (query) =>
  expect(() =>
    wrapDatabase(
      testEnv.DB,
      () => null,
      async (_, send) => send(),
    ).prepare(query),
  ).toThrow(/called/),
);

test("a claim that superadmins are asked about tells its own id, its page's name and number", async () => {
  const db = testDatabase();
  const organizer = await anOrganizer({ name: "Nesbygda sokn", organization_number: "976993888" });
  await db.insert(users).values({ id: "asks", email: "spor@nesbygda.test", password_hash: "x" });
  await db.insert(pageClaims).values({
    id: "claim-of-names",
    organizer_id: organizer.id,
    user_id: "asks",
    message: "Jeg er sekretær her",
    created_at: new Date(),
  });
  expect(await listAskedClaims(db)).toMatchObject([
    {
      id: "claim-of-names",
      organizer_id: organizer.id,
      organizer_name: "Nesbygda sokn",
      organization_number: "976993888",
      email: "spor@nesbygda.test",
    },
  ]);
});
