import { expect, test } from "vitest";
import { needsTwoStep, type TwoStepDemand } from "~/domain/accounts/access";

const people = {
  "a superadmin": { role: "owner", is_superadmin: 1, is_moderator: 0 },
  "a moderator": { role: "owner", is_superadmin: 0, is_moderator: 1 },
  "an owner": { role: "owner", is_superadmin: 0, is_moderator: 0 },
  "an editor in a superadmin's team": { role: "editor", is_superadmin: 1, is_moderator: 1 },
};

test.each<[keyof typeof people, TwoStepDemand, boolean]>([
  ["a superadmin", "nobody", false],
  ["a superadmin", "superadmins", true],
  ["a superadmin", "staff", true],
  ["a moderator", "nobody", false],
  ["a moderator", "superadmins", false],
  ["a moderator", "staff", true],
  ["an owner", "staff", false],
  ["an editor in a superadmin's team", "staff", false],
])("%s, where it is demanded of %s: %s", (who, demand, needs) => {
  expect(needsTwoStep([people[who]], demand)).toBe(needs);
});
