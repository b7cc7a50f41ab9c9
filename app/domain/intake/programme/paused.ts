import { daysOfRepetition, type RepeatedDays } from "./repeat";
import type { DayContext, DayProblem } from "./resolve-day";
import type { Repetition } from "./said-repetition";

const LONGEST_PAUSE = 120;

/** As daysOfRepetition(), and around a pause: "Siste gang 8. desember, og vi starter igjen 12. januar". */
export const daysAroundPause = (said: Repetition, context: DayContext): RepeatedDays | DayProblem =>
  aroundPause(said, context) ?? daysOfRepetition(said, context);

function aroundPause(said: Repetition, context: DayContext): RepeatedDays | null {
  const { from, until } = said.bounds;
  if (!from || !until || from.last !== null || until.at > from.at) return null;
  const [before, after] = [{ from: null }, { until: null }].map((bound) =>
    daysOfRepetition({ ...said, bounds: { ...said.bounds, ...bound } }, context),
  );
  if (typeof before !== "object" || typeof after !== "object") return null;
  const pause = (after.spans[0]?.day ?? 0) - (before.spans.at(-1)?.day ?? 0);
  return pause > 0 && pause < LONGEST_PAUSE ? { ...after, spans: [...before.spans, ...after.spans] } : null;
}
