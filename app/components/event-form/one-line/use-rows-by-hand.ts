import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
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
}

export function useRowsByHand(form: RefObject<HTMLFormElement>): RowsByHand {
  const [asked, setAsked] = useState<Asked>({});
  const byHand = useRef(new Set<string>());
  const base = useRef<FormTexts>({});
  useEffect(() => {
    const fields = form.current!;
    base.current = formTexts(new FormData(fields));
    const note = (event: Event) => {
      const row = event.target instanceof Element && event.target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      if (!row || isFilledIn(event) || byHand.current.has(row)) return;
      byHand.current.add(row);
      setAsked(({ [row]: _, ...others }) => others);
    };
    fields.addEventListener("input", note);
    return () => fields.removeEventListener("input", note);
  }, [form]);
  return { byHand, base, asked, setAsked };
}
