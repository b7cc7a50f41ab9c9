import type { RepeatRule } from "~/domain/events/repetition";
import type { County } from "~/domain/places/counties";
import { type DayNumber, dayText, nextWeekday } from "~/domain/time/days-and-moments";
import { daysOfRepetition } from "../programme/repeat";
import type { DayContext } from "../programme/resolve-day";
import type { SaidRule } from "../programme/rules";
import type { Repetition } from "../programme/said-repetition";
import type { LineDoubt, SaidRhythm } from "./said";

interface ReadRhythm {
  /** The first date; null where the days are not understood. */
  first: DayNumber | null;
  rhythm: SaidRhythm | null;
  beginsOff?: boolean;
  doubts: LineDoubt[];
}

/** Dates before `from` are past: today's clock may be, too. */
export function readRhythm(
  repeats: Repetition,
  context: DayContext,
  { from, county }: { from: DayNumber; county: County | null },
): ReadRhythm {
  const found = daysOfRepetition(repeats, context, county);
  if (typeof found === "string")
    return { first: null, rhythm: null, doubts: [found === "weekday_differs" ? found : "no_such_day"] };
  const { from: said, until, beginsAbout, endsAbout, isEndless } = repeats.bounds;
  // "Siste gang 8. desember, og vi starter igjen 12. januar" has a pause, which no rhythm of the form has.
  const isPaused = until !== null && said !== null && until.at < said.at;
  const isFromSaid = (said !== null && !beginsAbout) || repeats.months.length > 0;
  // "Mandag til fredag", said on a Wednesday.
  const begins = repeats.rule.mayBeOnce ? nextWeekday(from, repeats.rule.weekdays[0] ?? 0) : from;
  const days = found.spans.map(({ day }) => day).filter((day) => isFromSaid || day >= begins);
  const { hasEnd, isVague, leftOut } = found;
  const doubts: LineDoubt[] = [
    ...(isVague || isPaused ? (["repeats_with_exceptions"] as const) : []),
    ...(hasEnd || isEndless ? [] : ([repeats.rule.mayBeOnce ? "once_or_weekly" : "repeats_without_end"] as const)),
    ...(endsAbout ? (["ends_about"] as const) : []),
  ];
  const first = days[0] ?? null;
  const last = days.at(-1);
  const rule = ruleOf(repeats.rule, days.map(dayText));
  return {
    first,
    beginsOff: found.beginsOff,
    rhythm: {
      rule,
      leftOut: rule.pattern === "picked" ? [] : leftOut.filter((day) => first !== null && day > first).map(dayText),
      isEndless,
      until: hasEnd && last !== undefined ? dayText(last) : null,
    },
    doubts,
  };
}

const BY_WEEKS = ["weekly", "biweekly", "triweekly"] as const;

/** Of several weekdays of a month the days themselves are taken. */
function ruleOf({ weekdays, step, isEven, nths }: SaidRule, days: string[]): RepeatRule {
  const [nth, ...others] = nths;
  if (others.length > 0) return { pattern: "picked", days };
  if (nth !== undefined) return { pattern: nth === -1 ? "monthly_last_weekday" : "monthly_weekday" };
  const every = isEven === null ? step : 2;
  const plain = BY_WEEKS[every - 1];
  return weekdays.length === 1 && plain
    ? { pattern: plain }
    : { pattern: "weekdays", every, weekdays: [...weekdays].sort((a, b) => a - b) };
}
