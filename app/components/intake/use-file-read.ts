import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { ChosenFile } from "./file-chooser";
import type { IntakeAnswer } from "./intake-answer";

interface Reading {
  of: IntakeAnswer;
  /** Null where it was read. */
  why: IntakeAnswer["why"];
}

interface Field {
  file: ChosenFile;
  onRead(file: ChosenFile): void;
  form: RefObject<HTMLFormElement>;
}

/**
 * Reads the Word, Excel or PDF file that a pasted link led to, and sends the form again with its text; a file that was
 * chosen is sent at once where nothing is written beside it. `why`: why nothing could be read of what was sent, or of
 * the file; null while it is read and sent. Without scripts the answer stands.
 */
export function useFileRead(answer: IntakeAnswer | undefined, { file, onRead, form }: Field) {
  const [reading, setReading] = useState<Reading>();
  const canRead = useHydrated();
  useEffect(() => {
    if (!answer?.file) return;
    const link = answer.texts["pasted"] ?? "";
    let isShown = true;
    const read = async (address: string) => {
      const { readFileAt } = await import("~/files/fetch-file-at.client");
      const found = await readFileAt(address);
      if (!isShown) return;
      setReading({ of: answer, why: found.ok ? null : found.problem === "not_fetched" ? answer.why : found.problem });
      if (found.ok) onRead({ kind: "read", link, ...found.value });
    };
    void read(answer.file).catch(() => setReading({ of: answer, why: answer.why }));
    return () => {
      isShown = false;
    };
  }, [answer, onRead]);
  useEffect(() => {
    if (file.kind !== "read" || !form.current) return;
    const written = form.current.querySelector<HTMLTextAreaElement>("[name=pasted]")!.value.trim();
    if (file.link !== undefined || written === "")
      form.current.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[name=intent]"));
  }, [file, form]);
  if (!answer?.file || !canRead) return { isReading: false, why: answer?.why ?? null };
  return reading?.of === answer ? { isReading: false, why: reading.why } : { isReading: true, why: null };
}
