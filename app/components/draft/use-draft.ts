import { useCallback, useEffect, useRef, useState } from "react";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";

const textsIn = (form: HTMLFormElement) => formTexts(new FormData(form));

/** Some empty fields come or go as the page comes alive: nobody has typed in them. */
const saidIn = (texts: FormTexts) => JSON.stringify(texts, (_, text: unknown) => (text === "" ? undefined : text));

/** Call `read` on each input. */
export function useDraft(initial: FormTexts = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [isChanged, setChanged] = useState(false);
  const first = useRef("");
  const last = useRef("");
  const read = useCallback(() => {
    if (!form.current) return;
    const texts = textsIn(form.current);
    const now = saidIn(texts);
    if (now === last.current) return;
    last.current = now;
    setDraft(texts);
    setChanged(now !== first.current);
  }, []);
  // Scripts fill in the address and the image, which dispatches no input event.
  useEffect(() => {
    if (!form.current) return;
    const texts = textsIn(form.current);
    first.current = last.current = saidIn(texts);
    // What was typed before the page came alive.
    setDraft(texts);
    const observer = new MutationObserver(read);
    observer.observe(form.current, { subtree: true, attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [read]);
  return { form, draft, isChanged, read };
}

export function typeInto(input: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
