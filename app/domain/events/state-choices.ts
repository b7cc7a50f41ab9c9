import { type EventState, type Registration, type StateColumns, takesPlace } from "./types";

export const STATE_CHOICES = ["cancelled", "postponed", "full", "planned", "closed", "required", "none"] as const;
export type StateChoice = (typeof STATE_CHOICES)[number];

export const UNDO_INTENT = "undo";

const isRegistration = (choice: StateChoice): choice is Registration =>
  choice === "closed" || choice === "required" || choice === "none";

export function stateAfter(before: StateColumns, choice: StateChoice, reason: string | null): StateColumns {
  if (isRegistration(choice)) return { ...before, registration: choice, state_reason: reason ?? before.state_reason };
  if (choice !== "planned") return { ...before, state: choice, state_reason: reason };
  return { ...before, ...asPlanned(before), state_reason: reason };
}

/** A moved event that was called off is moved again; otherwise where it was moved from is forgotten. */
function asPlanned({ state, previous_start_time, previous_location }: StateColumns) {
  const wasMoved = previous_start_time !== null || previous_location !== null;
  return state !== "moved" && wasMoved
    ? { state: "moved" as const }
    : { state: "planned" as const, previous_start_time: null, previous_location: null };
}

export function choicesFor({ state, registration }: { state: EventState; registration: Registration }): StateChoice[] {
  return STATE_CHOICES.filter((choice) => {
    if (choice === state || choice === registration) return false;
    return isRegistration(choice) ? takesPlace({ state }) : true;
  });
}
