import { useState } from "react";
import { churchYearMessages } from "#messages/church-year";
import { eventFormMessages } from "#messages/event-form";
import { recurrenceMessages } from "#messages/recurrence";
import { fieldId } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { type Avoidance, clashingDays, clashOn } from "~/domain/events/clashes";
import { daysIn, readAvoidance, readCounty } from "~/domain/events/repetition-texts";
import { calendarDate, dayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";

/** By weekday (from Monday) and month. */
export type DayNames = Pick<EventFormView, "weekdays" | "months">;

/** The days that are left out, and the clashing ones that are kept, as in the form. */
export function useDayChoice(values: FormTexts, draft: FormTexts) {
  const [leftOut, setLeftOut] = useState(() => daysIn(values, "left_out_days"));
  const [kept, setKept] = useState(() => daysIn(values, "kept_days"));
  const avoids = readAvoidance(draft);
  const isTaken = (day: string) => !leftOut.includes(day) && (!clashOn(day, avoids) || kept.includes(day));
  const toggle = (day: string) => {
    const without = (days: string[]) => days.filter((other) => other !== day);
    const withIt = (days: string[]) => [...without(days), day].sort();
    const [takes, clashes] = [!isTaken(day), clashOn(day, avoids) !== null];
    setLeftOut((days) => (takes || clashes ? without(days) : withIt(days)));
    if (clashes) setKept(takes ? withIt : without);
  };
  const leaveOut = (texts: string) => setLeftOut(daysIn({ texts }, "texts"));
  return { leftOut, kept, avoids, isTaken, toggle, leaveOut };
}

type DayChoiceState = ReturnType<typeof useDayChoice>;

interface Props {
  days: string[];
  choice: DayChoiceState;
  draft: FormTexts;
  names: DayNames;
  /** Of clashes that nobody has looked over. */
  problem: string | undefined;
}

/** Clashes have their names; a day without a tick is left out. Without scripts only the days that clash. */
export function SeriesDays({ days, choice, draft, names, problem }: Props) {
  const m = useMessages(eventFormMessages);
  const { clashes } = useMessages(recurrenceMessages);
  const isHydrated = useHydrated();
  const nameOf = useDayName(names);
  const { leftOut, avoids, kept } = choice;
  const clashing = clashingDays(days, { leftOut, avoids });
  const id = fieldId("kept_days");
  // Named: all public holidays, and the school holidays of the form's county.
  const told: Avoidance = { holidays: true, county: readCounty(draft) };
  if (!isHydrated && clashing.length === 0) return null;
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="font-semibold">{isHydrated ? m.seriesDays.legend : clashes.legend}</legend>
      <p className="mb-2 text-note text-ink-soft">{isHydrated ? m.seriesDays.hint : clashes.hint}</p>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <input type="hidden" name="seen_days" value={clashing.join(",")} />
      {isHydrated && <input type="hidden" name="kept_days" value={kept.join(",")} />}
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 overflow-y-auto rounded-field border border-line bg-paper px-4 py-2">
        {(isHydrated ? days : clashing).map((day) => {
          const isTaken = choice.isTaken(day);
          const control = isHydrated
            ? { checked: isTaken, onChange: () => choice.toggle(day) }
            : { name: "kept_days", value: day, defaultChecked: isTaken };
          return (
            <li key={day}>
              <TickBox {...control} className="text-note even-digits">
                <span className={isTaken || !isHydrated ? "" : "text-ink-soft line-through"}>{nameOf(day)}</span>
                <ClashName day={day} told={told} />
              </TickBox>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Of a day (YYYY-MM-DD): "søn 7. juni 2026". */
export function useDayName({ weekdays, months }: DayNames) {
  const m = useMessages(eventFormMessages);
  return (day: string) => {
    const { year, month, date } = calendarDate(dayNumber(day));
    return m.seriesDays.day(weekdays[weekdayOf(dayNumber(day))] ?? "", date, months[month - 1] ?? "", year);
  };
}

function ClashName({ day, told }: { day: string; told: Avoidance }) {
  const { namedDays } = useMessages(churchYearMessages);
  const { schoolHolidays } = useMessages(recurrenceMessages);
  const clash = clashOn(day, told);
  if (!clash) return null;
  return (
    <span className="block font-semibold text-fjord">
      {clash.kind === "holiday" ? namedDays[clash.name] : schoolHolidays[clash.name]}
    </span>
  );
}
