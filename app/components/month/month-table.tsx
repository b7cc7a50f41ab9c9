import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { monthMessages } from "#messages/month";
import { useHydrated } from "~/components/ui/use-hydrated";
import { dayAfterKey } from "~/domain/time/day-keys";
import { monthOf } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { MonthView } from "~/views/search/month";
import type { MonthDayView } from "~/views/search/month-day";
import type { MonthAddress } from "./month-address";
import { MonthDay } from "./month-day";

interface Props {
  month: MonthView;
  address: MonthAddress;
  labelledBy: string;
}

const HEAD = "pb-1.5 text-fine font-semibold text-ink-soft";

/** A phone has no room for weeks of them, and does not show there what went on. */
const isOverAndEmpty = (day: MonthDayView | null) => day === null || (day.isOver && day.total === 0);

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
          <th scope="col" className={`${HEAD} w-7 lg:w-12 print:w-8`}>
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
          <tr
            key={week}
            className={
              days.every((day) => !day || (isOverAndEmpty(day) && day.day !== month.chosen?.day)) ? "max-sm:hidden" : ""
            }
          >
            <th scope="row" className="pt-2 align-top text-tab font-medium text-ink-faint even-digits">
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

/** The arrow keys lead on into other months, too. */
function useDayKeys(month: MonthView, address: MonthAddress) {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const isAlive = useHydrated();
  /** The day that has, or gets, the focus. */
  const [focused, setFocused] = useState<string | null>(null);
  const isComing = useRef(false);

  useEffect(() => {
    if (!isComing.current || focused === null || monthOf(focused) !== month.month) return;
    isComing.current = false;
    linkTo(table.current, focused)?.focus();
  }, [focused, month.month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.currentTarget.dataset["day"];
    const to = from && !hasModifier(event) ? dayAfterKey(from, event.key) : null;
    if (!to) return;
    event.preventDefault();
    const link = linkTo(table.current, to);
    if (link?.offsetParent === null) return;
    setFocused(to);
    if (monthOf(to) === month.month) return link?.focus();
    isComing.current = true;
    navigate(address.hrefOf({ month: monthOf(to) }), { preventScrollReset: true });
  };

  const first = firstInTabOrder(month, focused);
  return { table, onKeyDown, isInTabOrder: (day: string) => !isAlive || day === first };
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

const linkTo = (table: HTMLTableElement | null, day: string) =>
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** The day last focused, else the chosen one, else today, else the first. */
function firstInTabOrder({ month, chosen, weeks }: MonthView, focused: string | null): string {
  if (focused !== null && monthOf(focused) === month) return focused;
  const days = weeks.flatMap(({ days }) => days).filter((day) => day !== null);
  return chosen?.day ?? days.find(({ isToday }) => isToday)?.day ?? `${month}-01`;
}
