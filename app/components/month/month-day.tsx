import { Link } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { monthMessages } from "#messages/month";
import { useHydrated } from "~/components/ui/use-hydrated";
import { roundBelow } from "~/domain/search/limits";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { MonthDayView, MonthEventView } from "~/views/search/month-day";
import { CHOSEN_DAY } from "./chosen-day";
import type { MonthAddress } from "./month-address";

interface Props {
  day: MonthDayView;
  isSunday: boolean;
  /** By the address, or because it is the first with events: the latter's list stands only on phones. */
  isChosen: "asked" | "first" | null;
  isInTabOrder: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  month: string;
  address: MonthAddress;
}

/** As many as a screen has room for; paper has more. */
const TITLES = 3;

const ON_LARGE = "hidden lg:block print:block";

/** Its number is a link as large as the cell. On phones a dot and a number stand for its events. */
export function MonthDay({ day, isSunday, isChosen, isInTabOrder, onKeyDown, month, address }: Props) {
  const m = useMessages(monthMessages);
  const isAlive = useHydrated();
  const href = address.hrefOf({ month, day: day.day });
  const ground = isChosen === "asked" ? "bg-fjord-tint" : day.isOver ? "bg-sunk" : "bg-surface";
  const isEmpty = day.isOver && day.total === 0 && day.running.length === 0;
  return (
    <td
      className={`relative overflow-clip border border-line px-1 py-0.5 align-top hover:border-line-strong lg:p-2 print:h-auto h-11 ${isEmpty ? "lg:h-14" : "lg:h-34"} ${ground} ${isChosen === "first" ? "max-lg:bg-fjord-tint" : ""}`}
    >
      <div className="flex flex-col items-center leading-tight lg:flex-row lg:gap-1.5">
        <Link
          to={isAlive ? href : `${href}#${CHOSEN_DAY}`}
          replace
          preventScrollReset
          data-day={day.day}
          onKeyDown={onKeyDown}
          tabIndex={isInTabOrder ? undefined : -1}
          aria-label={day.label}
          aria-current={isChosen ? "true" : day.isToday ? "date" : undefined}
          className={`after:absolute after:inset-0 ${isSunday || day.isHoliday ? "text-danger" : day.isOver ? "text-ink-faint" : "text-ink"}`}
        >
          <span
            className={`grid place-items-center rounded-full text-body font-semibold whitespace-nowrap even-digits ${day.isToday ? "min-w-7 px-1 outline-2 -outline-offset-1 outline-current" : ""}`}
          >
            {day.date}
          </span>
        </Link>
        {day.isToday && (
          <span aria-hidden="true" className="text-tab font-semibold text-ink">
            {m.today}
          </span>
        )}
      </div>
      {(day.total > 0 || day.isCapped) && <Dot total={day.total} isCapped={day.isCapped} />}
      {day.names && <p className={`${ON_LARGE} text-fine leading-tight font-medium text-amber-ink`}>{day.names}</p>}
      <ul className={`${ON_LARGE} relative z-10 mt-1 w-fit max-w-full text-fine leading-snug`}>
        {day.running.map(({ id, title, language }) => (
          <li key={id} className="truncate rounded-full bg-sunk px-2">
            <span className="sr-only">{m.goesOn}: </span>
            <Title id={id} title={title} language={language} />
          </li>
        ))}
        {day.events.map((event, index) => (
          <Event key={event.id} event={event} hasRoom={day.total < TITLES} isOnPaperAlone={index >= TITLES} />
        ))}
      </ul>
      <More day={day} href={address.listOf(day.day)} />
    </td>
  );
}

function Dot({ total, isCapped }: { total: number; isCapped: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 flex items-center justify-center gap-1 text-tab font-semibold whitespace-nowrap text-fjord even-digits lg:hidden print:hidden"
    >
      <span className="size-1.5 rounded-full bg-fjord" />
      {total > 0 && total}
      {isCapped && "+"}
    </span>
  );
}

function Event({
  event: { id, title, language, time, type, mark, takesPlace },
  hasRoom,
  isOnPaperAlone,
}: {
  event: MonthEventView;
  /** Among few: its title may take two lines. */
  hasRoom: boolean;
  isOnPaperAlone: boolean;
}) {
  return (
    <li
      className={`${hasRoom ? "line-clamp-2" : "truncate print:line-clamp-2 print:whitespace-normal"} ${isOnPaperAlone ? "hidden print:block" : ""}`}
    >
      <span
        aria-hidden="true"
        className={`mr-1 inline-block size-1.5 rounded-full align-middle bg-current text-${type}`}
      />
      {time && <span className="font-semibold even-digits">{time} </span>}
      {mark && <span className="font-semibold text-danger">{mark} </span>}
      <span className={takesPlace ? "" : "line-through"}>
        <Title id={id} title={title} language={language} />
      </span>
    </li>
  );
}

/** Out of the tab order: the chosen day's list has the same links. */
function Title({ id, title, language }: Pick<MonthEventView, "id" | "title" | "language">) {
  const isAlive = useHydrated();
  return (
    <Link
      to={`/event/${id}`}
      lang={useContentLanguage(language)}
      prefetch="intent"
      tabIndex={isAlive ? -1 : undefined}
      className="hover:underline"
    >
      {title}
    </Link>
  );
}

function More({ day, href }: { day: MonthDayView; href: string }) {
  const m = useMessages(monthMessages);
  const isAlive = useHydrated();
  const left = day.total - Math.min(TITLES, day.events.length);
  const leftOnPaper = day.total - day.events.length;
  if (left <= 0 && !day.isCapped) return null;
  const text = (more: number) => (!day.isCapped ? m.more(more) : more > 0 ? m.moreCapped(roundBelow(more)) : m.seeDay);
  return (
    <>
      {leftOnPaper > 0 && (
        <p aria-hidden="true" className="hidden text-fine font-semibold print:block">
          {text(leftOnPaper)}
        </p>
      )}
      <Link
        to={href}
        tabIndex={isAlive ? -1 : undefined}
        className={`${ON_LARGE} relative z-10 mt-0.5 w-fit text-fine leading-snug font-semibold text-fjord underline print:hidden`}
      >
        {text(left)}
        <span className="sr-only">{m.on(day.heading)}</span>
      </Link>
    </>
  );
}
