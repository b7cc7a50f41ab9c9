import { type FormEvent, type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { isFilledIn } from "~/components/draft/fill-in";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import { BY_HAND_FIELD } from "~/domain/intake/one-line/said";
import type { FormTexts } from "~/schemas/forms/parse";

/** What the line leaves in doubt, and what it says of when. */
type LineRead = Pick<FilledRows, "asked" | "said">;

export interface RowsByHand {
  /** Names of rows that a person has changed: the line leaves them alone. A field of the form keeps them. */
  byHand: readonly string[];
  latest: MutableRefObject<readonly string[]>;
  /** What the line leaves in doubt; null while it says no event. */
  asked: FilledRows["asked"] | null;
  /** Fields of when that a person has filled in, or the line; the others of a new event are proposals. */
  isSaid(name: string): boolean;
  setRead(read: LineRead | null): void;
  /** What stands in the row is right. */
  accept(row: string): void;
  /** Call it on each input. In a listener of its own, React would take back what a controlled field was given. */
  note(event: FormEvent): void;
}

/** `values` are those that the form begins with, or came back with. */
export function useRowsByHand(form: RefObject<HTMLFormElement>, values: FormTexts): RowsByHand {
  const [read, setRead] = useState<LineRead | null>(null);
  const [byHand, setByHand] = useState(() => (values[BY_HAND_FIELD] ?? "").split(",").filter(Boolean));
  const latest = useRef<readonly string[]>(byHand);
  latest.current = byHand;
  const add = (rows: readonly string[]) => setByHand((before) => [...new Set([...before, ...rows])]);
  // What was typed before the page came alive.
  useEffect(() => add([...(form.current?.elements ?? [])].filter(isTyped).flatMap(rowOf)), [form]);
  const note = ({ nativeEvent, target }: FormEvent) => {
    if (target instanceof Element && !isFilledIn(nativeEvent)) add(rowOf(target));
  };
  const asked = read && Object.fromEntries(Object.entries(read.asked).filter(([row]) => !byHand.includes(row)));
  const isSaid = (name: string) => byHand.includes("when") || read?.said.includes(name) === true;
  return { byHand, latest, asked, isSaid, setRead, accept: (row) => add([row]), note };
}

const rowOf = (field: Element): string[] =>
  [field.closest<HTMLElement>("[data-row]")?.dataset["row"]].filter((row) => row !== undefined);

function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type))
    return field.checked !== field.defaultChecked;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}
