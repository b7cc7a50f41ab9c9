import { env } from "cloudflare:workers";
import { beforeEach, describe, test } from "vitest";
import { fillDatabase } from "#test/support/filled-database";
import { expectNothingLost, expectToBeSearched, publicationAt, WITH_INDEX } from "#test/support/migrated-rows";
import { emptyDatabase, letMessagesFail, migrate } from "#test/support/migrations";

letMessagesFail();

const newest = env.TEST_MIGRATIONS.length;

describe.each(env.TEST_MIGRATIONS.map(({ name }, index) => ({ name, applied: index + 1 })))(
  "a database that was filled at $name",
  ({ applied }) => {
    beforeEach(async () => {
      await emptyDatabase();
      await migrate(0, applied);
      await fillDatabase();
    });

    test("keeps every row of every table up to the newest", () => expectNothingLost(applied, newest));

    if (applied < WITH_INDEX) return;
    test("finds the same by search, and its triggers fire", async () => {
      const before = await publicationAt(applied);
      await migrate(applied, newest);
      await expectToBeSearched(before);
    });
  },
);
