import { expect, test } from "vitest";
import { isRead } from "#db/patience";
import { caseFile, casesOf } from "#test/support/cases";
import { BindingAway, isAway, isBindingAway, isDatabaseAway, named } from "~/domain/site/away";

const CASES = caseFile("domain/site/away.tsv");

test.each([
  [new Error("D1_ERROR: Network connection lost."), true],
  [new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long."), true],
  [new Error("D1_TIMEOUT: no answer within 5000 ms"), true],
  [
    new Error("Failed query", {
      cause: new Error("D1_ERROR: Internal error in D1 storage caused object to be reset."),
    }),
    true,
  ],
  [new Error("D1_ERROR: no such column: x: SQLITE_ERROR"), false],
  [new Error("D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT"), false],
  [new TypeError("undefined is not a function"), false],
  ["D1_ERROR: text", false],
])("%s: %s", (error, expected) => expect([isDatabaseAway(error), isAway(error)]).toEqual([expected, expected]));

test.each([
  [new Error("Network connection lost."), true],
  [new Error("D1_ERROR: Network connection lost."), true],
  [new Error("D1_ERROR: no such column: x: SQLITE_ERROR"), false],
])(
  "a fault that the database's binding throws is the database's, with or without its prefix: %s",
  (fault, isAwayNow) => {
    const [thrown] = [fault].map((one) => {
      try {
        return named(one);
      } catch (error) {
        return error;
      }
    });
    expect(isDatabaseAway(thrown)).toBe(isAwayNow);
  },
);

test("a binding that is away is told from a database, and from a fault of ours", () => {
  const away = new BindingAway("IMAGES_BUCKET.get", { cause: new Error("get: Unspecified error (0)") });
  expect([isBindingAway(away), isDatabaseAway(away), isAway(away), isBindingAway(away.cause)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each(casesOf<[string, boolean]>(CASES, "only what changes nothing is asked twice"))(
  "only what changes nothing is asked twice: %s",
  (statement, read) => expect(isRead(statement)).toBe(read),
);
