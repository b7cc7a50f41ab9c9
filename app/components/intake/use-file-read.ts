import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { IntakeAnswer } from "./intake-answer";
import type { ChosenFile } from "./use-chosen-file";

interface Field {
  file: ChosenFile;
  onFetched(file: File, link: string): void;
  form: RefObject<HTMLFormElement>;
}

/**
 * Reads the file that a pasted link led to, and sends the form again with its text; a file that was chosen is sent at
 * once where nothing is written beside it. `why`: why nothing could be read of what was sent; null once its file is
 * there, of which the chosen file tells. Without scripts the answer stands.
 */
export function useFileRead(answer: IntakeAnswer | undefined, { file, onFetched, form }: Field) {
  const [fetched, setFetched] = useState<{ of: IntakeAnswer; isThere: boolean }>();
  const canRead = useHydrated();
  const take = useRef(onFetched);
  useEffect(() => {
    if (!answer?.file) return;
    const link = answer.texts["pasted"] ?? "";
    let isShown = true;
    const fetchIt = async (address: string) => {
      const { fetchFileAt } = await import("~/files/fetch-file-at.client");
      const there = await fetchFileAt(address);
      if (!isShown) return;
      setFetched({ of: answer, isThere: there !== null });
      if (there) take.current(there, link);
    };
    void fetchIt(answer.file).catch(() => setFetched({ of: answer, isThere: false }));
    return () => {
      isShown = false;
    };
  }, [answer]);
  useEffect(() => {
    if (file.kind !== "read" || !form.current) return;
    const written = form.current.querySelector<HTMLTextAreaElement>("[name=pasted]")?.value.trim();
    if (file.link !== undefined || !written)
      form.current.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[name=intent]"));
  }, [file, form]);
  if (!answer?.file || !canRead) return { isReading: false, why: answer?.why ?? null };
  if (fetched?.of !== answer) return { isReading: true, why: null };
  return { isReading: false, why: fetched.isThere ? null : answer.why };
}
