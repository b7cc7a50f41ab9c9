import { Form } from "@remix-run/react";
import { ListChecks } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { choosingMessages } from "#messages/choosing";
import { Button } from "~/components/ui/button";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { CHOSEN, MOST_AT_ONCE, SEVERAL_ACTS } from "~/domain/events/several";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/dashboard/own-events";

interface Props {
  list: OwnEventsView;
  /** Without parameters. */
  path: string;
  /** While another list loads, not all of this one can be chosen. */
  isOnTheWay: boolean;
  /** Without scripts it always is. */
  isChoosing: boolean;
  onStart: () => void;
}

export function ChoosingBar({ list, path, isOnTheWay, isChoosing, onStart }: Props) {
  const m = useMessages(choosingMessages);
  const isHydrated = useHydrated();
  const { form, rows, dates, chooseAll, clear } = useChoosing(list);
  const isAny = rows > 0;
  if (list.months.length === 0) return null;
  if (isHydrated && !isChoosing && !isAny) {
    return (
      <Button kind="quiet" onClick={onStart} className="mt-4">
        <ListChecks aria-hidden="true" className="icon-text" />
        {m.start}
      </Button>
    );
  }
  return (
    <Form
      ref={form}
      method="get"
      action="/dashboard/several"
      id={CHOSEN.form}
      aria-label={m.label}
      className={`-mx-5 mt-6 flex flex-col gap-2 border-t border-line bg-paper px-5 py-3 lg:mx-0 lg:rounded-field lg:border lg:px-4 print:hidden ${isAny ? "sticky bottom-0 z-20 shadow-float" : ""}`}
    >
      {list.parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {path !== "/dashboard" && <input type="hidden" name="series" value={path.split("/").at(-1)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="font-semibold">
          {isAny ? m.chosen(rows, dates) : isHydrated ? m.none : m.withoutScripts}
        </p>
        <div className="flex flex-wrap gap-x-4 noscript:hidden">
          {isHydrated && (
            <>
              <LinkButton onClick={chooseAll} disabled={isOnTheWay}>
                {m.chooseShown}
              </LinkButton>
              {isAny && <LinkButton onClick={clear}>{m.clear}</LinkButton>}
            </>
          )}
        </div>
      </div>
      {list.found > 1 && list.found <= MOST_AT_ONCE && (
        <TickBox name={CHOSEN.all} value={`${list.found}.${list.changedAt}`} autoComplete="off" data-dates={list.found}>
          {m.chooseFound(list.found)}
        </TickBox>
      )}
      {list.found > MOST_AT_ONCE && <p className="text-note text-ink-soft">{m.tooMany(MOST_AT_ONCE)}</p>}
      {(isAny || !isHydrated) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="sm:hidden">
            <ListChecks aria-hidden="true" className="icon-text" />
            {m.goOn}
          </Button>
          {SEVERAL_ACTS.map((act) => (
            <Button key={act} type="submit" kind="quiet" name={CHOSEN.act} value={act} className="max-sm:hidden">
              {m.acts[act]}
            </Button>
          ))}
        </div>
      )}
    </Form>
  );
}

function LinkButton(props: { onClick: () => void; disabled?: boolean; children: string }) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline disabled:opacity-55"
    />
  );
}

interface Chosen {
  rows: number;
  /** Null where a row is a series whose dates nobody counted. */
  dates: number | null;
}

const NONE: Chosen = { rows: 0, dates: 0 };

/** Shift chooses all between two presses, Escape none. `list` is a new object whenever other rows are shown. */
function useChoosing(list: object) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const count = useCallback(() => setChosen(countIn(form.current)), []);
  const setAll = useCallback(
    (isChosen: boolean) => {
      const [all, rows] = [allOf(form.current), rowsOf(form.current)];
      for (const row of rows) row.checked = isChosen;
      if (all) all.checked = false;
      count();
    },
    [count],
  );
  const clear = useCallback(() => {
    setAll(false);
    rowsOf(form.current)[0]?.focus({ preventScroll: true });
  }, [setAll]);

  useEffect(() => {
    last.current = null;
    // The browser may have kept what was chosen before the page came alive.
    count();
    const press = (event: MouseEvent) => {
      const row = rowOf(event.target, form.current);
      if (!row) return;
      if (event.shiftKey && last.current?.isConnected) between(rowsOf(form.current), last.current, row);
      last.current = row;
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || countIn(form.current).rows === 0) return;
      setAll(false);
    };
    document.addEventListener("click", press);
    document.addEventListener("change", count);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("change", count);
      document.removeEventListener("keydown", leave);
    };
  }, [list, count, setAll]);

  return { form, ...chosen, chooseAll: useCallback(() => setAll(true), [setAll]), clear };
}

const ticksOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "checkbox",
  );
const rowsOf = (form: HTMLFormElement | null) => ticksOf(form).filter(({ name }) => name !== CHOSEN.all);
const allOf = (form: HTMLFormElement | null) => ticksOf(form).find(({ name }) => name === CHOSEN.all);

const rowOf = (target: EventTarget | null, form: HTMLFormElement | null) =>
  target instanceof HTMLInputElement && target.form === form && rowsOf(form).includes(target) ? target : null;

/** Gives all rows between two what the second has become. */
function between(rows: HTMLInputElement[], from: HTMLInputElement, to: HTMLInputElement): void {
  const [first, second] = [rows.indexOf(from), rows.indexOf(to)].sort((a, b) => a - b);
  for (const row of rows.slice(first, second! + 1)) row.checked = to.checked;
}

/** All that was found counts instead of single rows. */
function countIn(form: HTMLFormElement | null): Chosen {
  const all = allOf(form);
  if (all?.checked) return { rows: Number(all.value), dates: Number(all.value) };
  const rows = rowsOf(form).filter(({ checked }) => checked);
  const isCounted = rows.every(({ dataset }) => dataset["dates"] !== undefined);
  return {
    rows: rows.length,
    dates: isCounted ? rows.reduce((sum, { dataset }) => sum + Number(dataset["dates"]), 0) : null,
  };
}
