import { Form, Link, useNavigate } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { monthMessages } from "#messages/month";
import { Button, buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useHydrated } from "~/components/ui/use-hydrated";
import { monthOf } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { MonthLink, MonthView } from "~/views/search/month";
import { ChosenDay } from "./chosen-day";
import type { MonthAddress } from "./month-address";
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
    <section
      aria-labelledby={id}
      aria-busy={isOnTheWay}
      className={`month-sheet max-sm:flex max-sm:flex-col ${isOnTheWay ? "opacity-60" : ""}`}
    >
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

interface MonthHeadProps {
  month: MonthView;
  address: MonthAddress;
  id: string;
}

function MonthHead({ month, address, id }: MonthHeadProps) {
  return (
    <div className="flex flex-wrap items-center max-sm:contents mt-4 mb-3 justify-between gap-x-6 gap-y-2 lg:mt-3">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <Neighbour of="previous" link={month.previous} address={address} />
        <div className="min-w-0 flex-1 text-center sm:min-w-56">
          <h2 id={id} tabIndex={-1} className="scroll-mt-4 text-section first-letter:uppercase">
            {month.heading}
          </h2>
          <p role="status" className="text-note text-ink-soft even-digits">
            {month.count}
          </p>
        </div>
        <Neighbour of="next" link={month.next} address={address} />
      </div>
      <Leap month={month} address={address} />
    </div>
  );
}

function Neighbour({ of, link, address }: { of: "previous" | "next"; link: MonthLink | null; address: MonthAddress }) {
  const m = useMessages(monthMessages);
  const icon = <ChevronLeft aria-hidden="true" className={of === "next" ? "rotate-180" : undefined} />;
  const shape = "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px]";
  if (!link) {
    return (
      <span aria-hidden="true" className={`${shape} border-line text-ink-faint opacity-50 print:hidden`}>
        {icon}
      </span>
    );
  }
  return (
    <Link
      to={address.hrefOf({ month: link.month })}
      rel={of === "previous" ? "prev" : "next"}
      preventScrollReset
      prefetch="intent"
      className={`${shape} border-line bg-surface hover:border-line-strong print:hidden`}
    >
      {icon}
      <span className="sr-only">
        {m[of]}, {link.name}
      </span>
    </Link>
  );
}

function Leap({ month, address }: Omit<MonthHeadProps, "id">) {
  const m = useMessages(monthMessages);
  const navigate = useNavigate();
  const isAlive = useHydrated();
  return (
    <Form action={address.action} className="flex items-center gap-2 max-sm:order-1 print:hidden">
      {address.fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 flex-1 items-center gap-2 text-note font-medium text-ink-soft">
        <span className="shrink-0">{m.goToDay}</span>
        <input
          type="date"
          name="day"
          required
          key={`${month.month}${month.chosen?.day}`}
          defaultValue={month.chosen?.isAsked ? month.chosen.day : ""}
          onChange={({ target: { value, validity } }) => {
            if (validity.valid && value)
              navigate(address.hrefOf({ month: monthOf(value), day: value }), { preventScrollReset: true });
          }}
          className="h-11 w-full min-w-0 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 text-ink"
        />
      </label>
      {!isAlive && (
        <Button type="submit" kind="quiet">
          {m.go}
        </Button>
      )}
    </Form>
  );
}
