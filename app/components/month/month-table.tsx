import { monthMessages } from "#messages/month";
import { useMessages } from "~/i18n/use-messages";
import type { MonthView } from "~/views/search/month";
import type { MonthDayView } from "~/views/search/month-day";
import type { MonthAddress } from "./month-address";
import { MonthDay } from "./month-day";
import { useDayKeys } from "./use-day-keys";

interface Props {
  month: MonthView;
  address: MonthAddress;
  labelledBy: string;
}

const HEAD = "pb-1.5 text-fine font-semibold text-ink-soft";

/** A phone has no room for weeks of them. */
const isOverAndEmpty = (day: MonthDayView | null) =>
  day === null || (day.isOver && day.total === 0 && day.running.length === 0);

/** One day is in the tab order; the arrow keys lead to the others. */
export function MonthTable({ month, address, labelledBy }: Props) {
  const m = useMessages(monthMessages);
  const { table, onKeyDown, isInTabOrder } = useDayKeys(month, address);
  return (
    <table
      ref={table}
      aria-labelledby={labelledBy}
      aria-describedby="month-keys"
      className="-mx-4 w-[calc(100%+32px)] table-fixed border-separate [border-spacing:0] sm:mx-0 sm:w-full"
    >
      <caption className="sr-only">
        {month.heading}. <span id="month-keys">{m.keys}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-[1.75rem] lg:w-12 print:w-8`}>
            <span className="sr-only lg:not-sr-only print:not-sr-only">{m.week}</span>
          </th>
          {month.weekdays.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name} className={HEAD}>
              <span aria-hidden="true" className="lg:hidden print:hidden">
                {short}
              </span>
              <span className="sr-only first-letter:uppercase lg:not-sr-only print:not-sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map(({ week, days }) => (
          <tr key={week} className={days.every(isOverAndEmpty) ? "max-sm:hidden" : ""}>
            <th scope="row" className="pt-2 align-top text-fine font-medium text-ink-faint even-digits">
              <span className="sr-only">{m.week} </span>
              {week}
            </th>
            {days.map((day, index) =>
              day ? (
                <MonthDay
                  key={day.day}
                  day={day}
                  isSunday={index === 6}
                  isChosen={month.chosen?.day !== day.day ? null : month.chosen.isAsked ? "asked" : "first"}
                  isInTabOrder={isInTabOrder(day.day)}
                  onKeyDown={onKeyDown}
                  month={month.month}
                  address={address}
                />
              ) : (
                <td key={index} className="border border-transparent" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
