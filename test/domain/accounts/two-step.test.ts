import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { needsTwoStep, type TwoStepDemand } from "~/domain/accounts/access";

const CASES = caseFile("domain/accounts/two-step.tsv");

const people = {
  "a superadmin": { role: "owner", is_superadmin: 1, is_moderator: 0 },
  "a moderator": { role: "owner", is_superadmin: 0, is_moderator: 1 },
  "an owner": { role: "owner", is_superadmin: 0, is_moderator: 0 },
  "an editor in a superadmin's team": { role: "editor", is_superadmin: 1, is_moderator: 1 },
};

test.each<[keyof typeof people, TwoStepDemand, boolean]>(casesOf(CASES, "where it is demanded of"))(
  "%s, where it is demanded of %s: %s",
  (who, demand, needs) => {
    expect(needsTwoStep([people[who]], demand)).toBe(needs);
  },
);
