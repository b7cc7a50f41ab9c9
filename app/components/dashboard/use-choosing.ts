import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { CHOSEN } from "~/domain/events/several";

interface Chosen {
  rows: number;
  /** Null where a row is a series whose dates nobody counted. */
  dates: number | null;
}

export interface Choosing extends Chosen {
  form: RefObject<HTMLFormElement>;
  chooseAll: () => void;
  clear: () => void;
}

const NONE: Chosen = { rows: 0, dates: 0 };

/** Shift chooses all between two presses, Escape none. `list` is a new object whenever other rows are shown. */
export function useChoosing(list: object): Choosing {
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
  const ends = [rows.indexOf(from), rows.indexOf(to)];
  for (const row of rows.slice(Math.min(...ends), Math.max(...ends) + 1)) row.checked = to.checked;
}

/** All that was found counts instead of single rows. */
function countIn(form: HTMLFormElement | null): Chosen {
  const all = allOf(form);
  if (all?.checked) return { rows: Number(all.dataset["dates"]), dates: Number(all.dataset["dates"]) };
  const rows = rowsOf(form).filter(({ checked }) => checked);
  const isCounted = rows.every(({ dataset }) => dataset["dates"] !== undefined);
  return {
    rows: rows.length,
    dates: isCounted ? rows.reduce((sum, { dataset }) => sum + Number(dataset["dates"]), 0) : null,
  };
}
