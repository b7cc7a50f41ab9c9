import { type RefObject, useEffect, useRef, useState } from "react";
import { limitPassed } from "./use-room-left";

/** For each response with problems: fields show their problems again. */
const ANSWERED = "formanswered";

export const announceAnswer = () => document.dispatchEvent(new Event(ANSWERED));

/** `other` returns the value of another field. */
export type TextValidator = (text: string, other: (name: string) => string) => boolean;

interface Options {
  /** Other fields that this one is compared with, by name: correcting them can correct this one. */
  measuredBy?: string[] | undefined;
  /** What the browser cannot validate. */
  isRight?: TextValidator | undefined;
}

/**
 * Undefined once the field has another, valid value. The text comes back with the refused value, and with the next
 * response that has it. `ref` is on or in the form.
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

/** Null for a group of choices. */
function writtenIn(control: Control): Written | null {
  for (const Kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    if (control instanceof Kind) return control;
  return null;
}

function textOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return String(control.checked);
  return control instanceof RadioNodeList ? control.value : (writtenIn(control)?.value ?? "");
}

/** A website may omit the scheme, which only the browser refuses. */
function hasNoFault(control: Control, isRight: (text: string) => boolean): boolean {
  const text = textOf(control).trim();
  const written = writtenIn(control);
  if (!written) return text !== "";
  const { valid, typeMismatch } = written.validity;
  if ((written.required && text === "") || limitPassed(written) !== null) return false;
  return (valid || (typeMismatch && written.type === "url")) && isRight(text);
}

const fits = () => true;
