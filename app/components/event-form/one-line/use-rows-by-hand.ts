import { type FormEvent, type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { isFilledIn } from "~/components/draft/fill-in";
import type { AskedInRow } from "~/domain/intake/one-line/filled-rows";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";

export type Asked = Record<string, AskedInRow[]>;

export interface RowsByHand {
  /** Names of rows that a person has changed: the line leaves them alone. */
  byHand: MutableRefObject<Set<string>>;
  /** The form's texts before the line. */
  base: MutableRefObject<FormTexts>;
  /** What the line leaves in doubt. */
  asked: Asked;
  setAsked(asked: Asked): void;
  /** Call it on each input. In a listener of its own, React would take back what a controlled field was given. */
  note(event: FormEvent): void;
}

export function useRowsByHand(form: RefObject<HTMLFormElement>): RowsByHand {
  const [asked, setAsked] = useState<Asked>({});
  const byHand = useRef(new Set<string>());
  const base = useRef<FormTexts>({});
  useEffect(() => {
    base.current = formTexts(new FormData(form.current!));
  }, [form]);
  const note = ({ nativeEvent, target }: FormEvent) => {
    const row = target instanceof Element && target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (!row || isFilledIn(nativeEvent) || byHand.current.has(row)) return;
    byHand.current.add(row);
    setAsked(({ [row]: _, ...others }) => others);
  };
  return { byHand, base, asked, setAsked, note };
}
