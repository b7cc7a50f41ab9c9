import { Camera, Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { intakeMessages } from "#messages/intake";
import { UploadProgress } from "~/components/image/upload-progress";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import type { ChosenFile } from "./use-chosen-file";

const TEXTS =
  ".txt,.csv,.tsv,.ics,.html,.htm,.json,.eml,.docx,.xlsx,.pdf,text/plain,text/csv,text/calendar,text/html,application/pdf";

interface Props {
  chosen: ChosenFile;
  onChoose(file: File | undefined): void;
  className: string;
}

/** Only the text read here is sent; without scripts the file is, of which the server reads texts and calendars. */
export function FileChooser({ chosen, onChoose, className }: Props) {
  const { field } = useMessages(intakeMessages);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const begin = useRef(onChoose);
  // Chosen before the page came alive.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) begin.current(file);
  }, []);
  const Icon = isHydrated && matchMedia("(pointer: coarse)").matches ? Camera : Paperclip;
  return (
    <label
      title={field.fileHint}
      className={`cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-amber ${className}`}
    >
      <Icon aria-hidden="true" />
      <span className="sr-only">{field.file}</span>
      <input
        ref={input}
        // What was read here is not sent as a file as well.
        name={chosen.kind === "none" ? "file" : undefined}
        type="file"
        accept={isHydrated ? `image/*,${TEXTS}` : TEXTS}
        // The same file can be chosen once more.
        onClick={({ currentTarget }) => (currentTarget.value = "")}
        onChange={({ target }) => onChoose(target.files?.[0])}
        className="sr-only"
      />
    </label>
  );
}

/** How far it is read, with what is sent of it. */
export function ReadFile({ chosen, onCallOff }: { chosen: ChosenFile; onCallOff(): void }) {
  const { field, picture } = useMessages(intakeMessages);
  return (
    <>
      <p role="status" className="text-note text-ink-soft empty:hidden">
        {chosen.kind === "reading" && (chosen.picture ? picture[chosen.picture.step] : field.reading)}
        {chosen.kind === "read" && field.read(chosen.name)}
        {chosen.kind === "asking" && picture.asks}
        {chosen.kind === "kept" && (chosen.isPicture ? picture.kept : field.kept)}
      </p>
      {chosen.kind === "reading" && chosen.picture && (
        <div className="flex flex-wrap items-center gap-3">
          <UploadProgress label={picture[chosen.picture.step]} value={chosen.picture.share} />
          <Button kind="quiet" onClick={onCallOff}>
            {picture.callOff}
          </Button>
        </div>
      )}
      {chosen.kind === "asking" && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => chosen.answer(true)}>{picture.load}</Button>
          <Button kind="quiet" onClick={() => chosen.answer(false)}>
            {picture.callOff}
          </Button>
        </div>
      )}
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
