import type { EventType } from "~/domain/events/types";

/** Our own drawing, for devices without emoji too; see app/styles/facts.css. */
export function TypeIcon({ type }: { type: EventType }) {
  return <span aria-hidden="true" data-fact={type} />;
}
