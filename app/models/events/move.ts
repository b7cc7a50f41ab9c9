import type { StoredEvent } from "#db/queries/events/own";
import { stateColumnsOf } from "#db/queries/events/states";
import { isElsewhere, stateAfterMove } from "~/domain/events/moved";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

const PLACE = ["location_name", "location_address"] as const;
const MOVED = ["state", "previous_start_time", "previous_location"] as const;

type Whereabouts = Parameters<typeof isElsewhere>[1];

interface Telling {
  isShown: boolean;
  /** Undefined where nobody was asked. */
  reason?: string | null | undefined;
  /** The form was this event's own, so that its reason counts without a new move too. */
  isOwn?: boolean;
}

/** Unchanged where the move is not shown. */
export function movedColumns(row: StoredEvent, after: Partial<Whereabouts>, { isShown, reason, isOwn }: Telling) {
  const before = { ...stateColumnsOf(row), ...pickFields(row, PLACE), start_time: unixSeconds(row.start_time) };
  const there = { ...before, ...after };
  const isMove = isShown && isElsewhere(before, there);
  const columns = { ...pickFields(before, MOVED), ...(isMove && stateAfterMove(before, there)) };
  const isBack = columns.state === "planned" && before.state !== "planned";
  const isAsked = reason !== undefined && columns.state === "moved" && (isMove || (isShown && isOwn));
  return { ...columns, state_reason: isAsked ? reason : isBack ? null : before.state_reason };
}
