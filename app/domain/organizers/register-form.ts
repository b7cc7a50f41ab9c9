import type { PrefilledField } from "./prefill";

/** By these the profile's form asks the register without scripts. */
export const REGISTER_FIELDS = {
  query: "register_query",
  chosen: "register_chosen",
  carried: "register_carried",
} as const;

export type RegisterIntent =
  | { kind: "search"; page: number }
  | { kind: "choose"; number: string }
  | { kind: "take"; field: PrefilledField };

export const registerIntent = (intent: RegisterIntent): string =>
  intent.kind === "search"
    ? `register search ${intent.page}`
    : intent.kind === "choose"
      ? `register choose ${intent.number}`
      : `register take ${intent.field}`;

/** A number known to be another organizer's, which is only said once. */
export const SHARED_NUMBER = "shared_number";
