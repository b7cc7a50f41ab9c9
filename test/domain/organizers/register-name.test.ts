import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { namesAgree } from "~/domain/organizers/register-name";
import { nameInOrdinaryLetters } from "~/domain/text/ordinary-letters";

const CASES = caseFile("domain/organizers/register-name.tsv");

describe("an organizer's name is like that of the register", () => {
  it.each(casesOf<[string, string, string, string | null]>(CASES, "an organizer's name is like that of the register"))(
    "%s: %s, %s",
    (_, own, name, city) => expect(namesAgree(own, { name, city })).toBe(true),
  );

  it.each(casesOf<[string, string, string, string | null]>(CASES, "is not"))(
    "is not: %s: %s, %s",
    (_, own, name, city) => expect(namesAgree(own, { name, city })).toBe(false),
  );
});

it.each(casesOf<[string, string]>(CASES, "a name in the register's capitals is written as people write it"))(
  "a name in the register's capitals is written as people write it: %s → %s",
  (capitals, name) => expect(nameInOrdinaryLetters(capitals)).toBe(name),
);
