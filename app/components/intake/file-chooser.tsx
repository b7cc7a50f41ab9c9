import { Paperclip } from "lucide-react";
import { type DragEvent, useState } from "react";
import { intakeMessages } from "#messages/intake";
import type { intakeProblemMessages } from "#messages/intake-problems";
import type { FileText } from "~/files/read-file";
import { useMessages } from "~/i18n/use-messages";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "reading" }
  | { kind: "refused"; problem: FileProblem }
  /** `link`: the pasted link that it was fetched from. */
  | ({ kind: "read"; name: string; link?: string } & FileText);

type FileProblem = keyof typeof intakeProblemMessages;

/** The program that reads files is loaded when the first one is chosen. */
const problemHere = (problem: FileProblem): FileProblem =>
  problem === "damaged" && !navigator.onLine ? "file_offline" : problem;

/** Of a file that is chosen, or dropped on an element that has `dropping`. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({ kind: "none" });
  const read = async (file: File) => {
    setChosen({ kind: "reading" });
    const { readFileAsText } = await import("~/files/read-in-worker.client");
    const found = await readFileAsText(file);
    setChosen(
      found.ok
        ? { kind: "read", name: file.name, ...found.value }
        : { kind: "refused", problem: problemHere(found.problem) },
    );
  };
  const unread = () => setChosen({ kind: "refused", problem: problemHere("damaged") });
  const choose = (file: File | undefined) => (file ? void read(file).catch(unread) : setChosen({ kind: "none" }));
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      choose(file);
    },
  };
  return { chosen, setChosen, choose, dropping };
}

interface Props {
  chosen: ChosenFile;
  onChoose(file: File | undefined): void;
  className: string;
}

/** Only the text read here is sent; without scripts the file is, of which the server reads texts and calendars. */
export function FileChooser({ chosen, onChoose, className }: Props) {
  const { field } = useMessages(intakeMessages);
  return (
    <label
      title={field.fileHint}
      className={`cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-amber ${className}`}
    >
      <Paperclip aria-hidden="true" />
      <span className="sr-only">{field.file}</span>
      <input
        // What was read here is not sent as a file as well.
        name={chosen.kind === "none" ? "file" : undefined}
        type="file"
        accept=".txt,.csv,.tsv,.ics,.html,.htm,.json,.docx,.xlsx,.pdf,text/plain,text/csv,text/calendar,text/html,application/pdf"
        // The same file can be chosen once more.
        onClick={({ currentTarget }) => (currentTarget.value = "")}
        onChange={({ target }) => onChoose(target.files?.[0])}
        className="sr-only"
      />
    </label>
  );
}

export function ReadFile({ chosen }: { chosen: ChosenFile }) {
  const { field } = useMessages(intakeMessages);
  return (
    <>
      <p role="status" className="text-note text-ink-soft empty:hidden">
        {chosen.kind === "reading" && field.reading}
        {chosen.kind === "read" && field.read(chosen.name)}
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
