import { type RefObject, useEffect, useRef, useState } from "react";
import { limitPassed } from "./use-too-long";

/** Told to the page by each answer of a form that found something wrong: what it says stands again. */
const ANSWERED = "formanswered";

export const tellOfAnswer = () => document.dispatchEvent(new Event(ANSWERED));

/** Whether a text is one that the field takes; `other` gives what another field of the form holds. */
export type JudgeText = (text: string, other: (name: string) => string) => boolean;

interface Options {
  /** Names of other fields that this one is measured by: putting them right can put this one right. */
  measuredBy?: string[] | undefined;
  /** What the browser cannot judge by itself. */
  isRight?: JudgeText | undefined;
}

/**
 * The text of what is wrong with a field, until the field is put right: until it holds something else that fits what is
 * asked for. It comes back with what was refused, and with the next answer that says it. `ref` stands on or in the form.
 */
export function useStandingError(
  name: string,
  error: string | undefined,
  ref: RefObject<HTMLElement>,
  { measuredBy = [], isRight = fits }: Options = {},
): string | undefined {
  const [isPutRight, setPutRight] = useState(false);
  const rule = useRef(isRight);
  rule.current = isRight;
  const names = [name, ...measuredBy].join(" ");
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!error || !form) return;
    const [own = "", ...others] = names.split(" ");
    const holds = () => JSON.stringify([own, ...others].map((field) => textOf(form.elements.namedItem(field))));
    let refused = holds();
    const look = () =>
      setPutRight(
        holds() !== refused &&
          hasNoFault(form.elements.namedItem(own), (text) =>
            rule.current(text, (field) => textOf(form.elements.namedItem(field))),
          ),
      );
    const standAgain = () => {
      refused = holds();
      setPutRight(false);
    };
    standAgain();
    form.addEventListener("input", look);
    document.addEventListener(ANSWERED, standAgain);
    return () => {
      form.removeEventListener("input", look);
      document.removeEventListener(ANSWERED, standAgain);
    };
  }, [error, names, ref]);
  return isPutRight ? undefined : error;
}

type Control = ReturnType<HTMLFormControlsCollection["namedItem"]>;
type Written = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field of a form is written into; null for a group of choices. */
function writtenIn(control: Control): Written | null {
  for (const Kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    if (control instanceof Kind) return control;
  return null;
}

function textOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return String(control.checked);
  return control instanceof RadioNodeList ? control.value : (writtenIn(control)?.value ?? "");
}

/** A website's scheme may be left out, which only the browser minds. */
function hasNoFault(control: Control, isRight: (text: string) => boolean): boolean {
  const text = textOf(control).trim();
  const written = writtenIn(control);
  if (!written) return text !== "";
  const { valid, typeMismatch } = written.validity;
  if ((written.required && text === "") || limitPassed(written) !== null) return false;
  return (valid || (typeMismatch && written.type === "url")) && isRight(text);
}

const fits = () => true;
