import { describe, expect, it } from "vitest";
import { FIRST_STEPS, firstStepsFor } from "~/domain/organizers/first-hour";

const NOTHING = { profile: false, picture: false, events: false, team: false, website: false };

describe("a guided first hour", () => {
  it("is profile, picture, first event or source, team, and the feed on one's site, for the owner", () => {
    expect(firstStepsFor("owner", NOTHING)).toEqual(FIRST_STEPS.map((step) => ({ step, isDone: false })));
    expect(FIRST_STEPS).toEqual(["profile", "picture", "events", "team", "website"]);
  });

  it("has only the steps that a role may take", () => {
    const stepsOf = (role: Parameters<typeof firstStepsFor>[0]) => firstStepsFor(role, NOTHING).map(({ step }) => step);
    expect(stepsOf("admin")).toEqual(FIRST_STEPS);
    expect(stepsOf("editor")).toEqual(["events", "website"]);
    expect(stepsOf("viewer")).toEqual([]);
  });

  it("says of each whether it is done", () => {
    expect(firstStepsFor("editor", { ...NOTHING, events: true })).toEqual([
      { step: "events", isDone: true },
      { step: "website", isDone: false },
    ]);
  });
});
