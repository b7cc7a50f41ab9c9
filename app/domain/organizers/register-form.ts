import type { PrefilledField } from "./prefill";

/** The names of the fields with which the profile's form asks the register without scripts. */
export const REGISTER_FIELDS = { query: "register_query", chosen: "register_chosen" } as const;

/** What a button of the profile's form asks of the register: a page of hits, to choose a unit, or to take its text. */
export type RegisterIntent =
  { kind: "search"; page: number } | { kind: "choose"; number: string } | { kind: "take"; field: PrefilledField };

/** Returns the value of a button of the form. */
export const registerIntent = (intent: RegisterIntent): string =>
  intent.kind === "search"
    ? `register search ${intent.page}`
    : intent.kind === "choose"
      ? `register choose ${intent.number}`
      : `register take ${intent.field}`;

/** Names the number that the person knows another organizer to have, so that it is only said once. */
export const SHARED_NUMBER = "shared_number";
