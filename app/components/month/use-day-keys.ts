import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/components/ui/use-hydrated";
import { dayAfterKey } from "~/domain/time/day-keys";
import { monthOf } from "~/domain/time/days-and-moments";
import type { MonthView } from "~/views/search/month";
import type { MonthAddress } from "./month-address";

/** The arrow keys lead on into other months, too. */
export function useDayKeys(month: MonthView, address: MonthAddress) {
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
