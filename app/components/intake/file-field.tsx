import { useState } from "react";
import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { HelpMark } from "~/components/help/help-mark";
import { Field } from "~/components/ui/field";
import type { FileText } from "~/files/read-file";
import { useMessages } from "~/i18n/use-messages";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "reading" }
  | { kind: "refused"; problem: keyof typeof intakeProblemMessages }
  /** `link`: the pasted link that it was fetched from. */
  | ({ kind: "read"; name: string; link?: string } & FileText);

interface Props {
  chosen: ChosenFile;
  onChoose(chosen: ChosenFile): void;
}

export const useChosenFile = () => useState<ChosenFile>({ kind: "none" });

/** Only the text read here is sent; without scripts the file is, of which the server reads texts and calendars. */
export function FileField({ chosen, onChoose }: Props) {
  const m = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  const choose = async (file: File | undefined) => {
    if (!file) return onChoose({ kind: "none" });
    onChoose({ kind: "reading" });
    const { readFileAsText } = await import("~/files/read-in-worker.client");
    const read = await readFileAsText(file);
    onChoose(read.ok ? { kind: "read", name: file.name, ...read.value } : { kind: "refused", problem: read.problem });
  };
  const failed = () => onChoose({ kind: "refused", problem: "damaged" });
  return (
    <>
      <Field
        label={m.field.file}
        name="file"
        hint={m.field.fileHint}
        help={<HelpMark about="file" label={m.field.file} />}
        error={chosen.kind === "refused" ? problems[chosen.problem] : undefined}
        isOptional
      >
        {(control) => (
          <input
            {...control}
            // What was read here is not sent as a file as well.
            name={chosen.kind === "none" ? control.name : undefined}
            type="file"
            accept=".txt,.csv,.tsv,.ics,.html,.htm,.json,.docx,.xlsx,.pdf,text/plain,text/csv,text/calendar,text/html,application/pdf"
            onChange={({ target }) => void choose(target.files?.[0]).catch(failed)}
            className="min-h-12 w-full min-w-0 rounded-field border-[1.5px] border-dashed border-line-strong bg-paper px-4 py-2.5 file:mr-3 file:rounded-full file:border-0 file:bg-sunk file:px-3 file:py-1 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <p role="status" className="text-note text-ink-soft empty:hidden">
        {chosen.kind === "reading" && m.field.reading}
        {chosen.kind === "read" && m.field.read(chosen.name)}
      </p>
      {chosen.kind === "read" && (
        <>
          <input type="hidden" name="file_name" value={chosen.name} />
          <input type="hidden" name="file_type" value={chosen.contentType} />
          <textarea hidden readOnly name="file_text" value={chosen.text} />
          {chosen.link !== undefined && <input type="hidden" name="file_link" value={chosen.link} />}
        </>
      )}
    </>
  );
}
