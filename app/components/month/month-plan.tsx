import { Link } from "@remix-run/react";
import { monthMessages } from "#messages/month";
import { buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";
import type { MonthView } from "~/views/search/month";
import { ChosenDay } from "./chosen-day";
import type { MonthAddress } from "./month-address";
import { MonthHead } from "./month-head";
import { MonthTable } from "./month-table";

interface Props {
  month: MonthView;
  address: MonthAddress;
  /** Of its heading. */
  id: string;
}

export function MonthPlan({ month, address, id }: Props) {
  const isOnTheWay = useOnTheWay() !== undefined;
  return (
    <section aria-labelledby={id} aria-busy={isOnTheWay} className={`month-sheet ${isOnTheWay ? "opacity-60" : ""}`}>
      <MonthHead month={month} address={address} id={id} />
      {month.isEmpty && <EmptyMonth month={month} address={address} />}
      <MonthTable month={month} address={address} labelledBy={id} />
      {month.chosen && <ChosenDay chosen={month.chosen} listHref={address.listOf(month.chosen.day)} />}
      <NamedDays month={month} />
    </section>
  );
}

function EmptyMonth({ month: { heading, isOver, nextEvent, thisMonth }, address }: Omit<Props, "id">) {
  const m = useMessages(monthMessages);
  return (
    <EmptyState
      title={isOver ? m.over(heading) : m.empty(heading)}
      text={nextEvent ? m.nextIs(nextEvent.heading) : m.noneLater}
    >
      {nextEvent ? (
        <Link
          to={address.hrefOf({ month: nextEvent.month, day: nextEvent.day })}
          preventScrollReset
          className={buttonStyle("primary")}
        >
          {nextEvent.title}
        </Link>
      ) : (
        <Link to={address.hrefOf({ month: thisMonth })} preventScrollReset className={buttonStyle("quiet")}>
          {m.thisMonth}
        </Link>
      )}
    </EmptyState>
  );
}

/** On phones the table has no room for the days' names. */
function NamedDays({ month: { namedDays } }: Pick<Props, "month">) {
  const m = useMessages(monthMessages);
  if (namedDays.length === 0) return null;
  return (
    <div className="mt-6 text-note lg:hidden print:hidden">
      <h3 className="font-sans font-semibold tracking-normal">{m.namedDays}</h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {namedDays.map(({ day, date, names }) => (
          <li key={day}>
            <span className="text-ink-soft first-letter:uppercase">{date}</span> {names}
          </li>
        ))}
      </ul>
    </div>
  );
}
