import { cutText, decodeEntities, lineOfText } from "~/domain/calendars/reader/html";
import { statesSpokenOf, withoutStateWords } from "~/domain/events/said-state";
import type { Doubt } from "~/domain/sources/understood";
import { isNoTitle } from "../no-title";

export type SaidTitle = NonNullable<ReturnType<typeof saidTitle>>;

const LONGEST = 300;

export function saidTitle(written: string | null) {
  const line = written === null ? null : lineOfText(decodeEntities(written.slice(0, 2000)), " ");
  if (!line || !/[\p{L}\p{N}]/u.test(line) || isNoTitle(line)) return null;
  const left = withoutStateWords(line);
  const states = statesSpokenOf(line);
  const doubts: Doubt[] = [
    ...(states.has("cancelled") ? ["cancelled" as const] : []),
    ...(states.has("postponed") || states.has("moved") ? ["moved" as const] : []),
  ];
  return { title: cutText(left === "" ? line : left, LONGEST), doubts, isSoldOut: states.has("full") };
}
