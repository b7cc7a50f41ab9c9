import { type Action, canDo, type Role } from "~/domain/accounts/access";

export const FIRST_STEPS = ["profile", "picture", "events", "team", "website"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const NEEDS: Record<FirstStep, Action> = {
  profile: "write_profile",
  picture: "write_profile",
  events: "write_events",
  team: "write_team",
  website: "write_events",
};

export const FIRST_HOUR_INTENTS = ["put_away", "bring_back"] as const;
export type FirstHourIntent = (typeof FIRST_HOUR_INTENTS)[number];

export const firstStepsFor = (role: Role, taken: Record<FirstStep, boolean>): { step: FirstStep; isDone: boolean }[] =>
  FIRST_STEPS.filter((step) => canDo(role, NEEDS[step])).map((step) => ({ step, isDone: taken[step] }));
