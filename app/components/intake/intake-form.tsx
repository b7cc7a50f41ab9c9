import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { FormProblems } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { CalendarGuide } from "./calendar-guide";
import { FileField, useChosenFile } from "./file-field";
import type { IntakeAnswer } from "./intake-answer";
import { PastedField } from "./pasted-field";
import { useLinkedFile } from "./use-linked-file";

interface Props {
  answer: IntakeAnswer | undefined;
  /** From another app; the field begins with it. */
  shared?: string;
  rows?: number;
}

/** Another time the same will do: nothing in the field is to be corrected. */
const NOT_THEIRS: ReadonlySet<string> = new Set(["reader_down", "timed_out", "busy_server", "server_error"]);

export function IntakeForm({ answer, shared, rows }: Props) {
  const m = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  const isBusy = useIntent() === "read";
  const [file, setFile] = useChosenFile();
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLFormElement>(null);
  const { isReading, why } = useLinkedFile(answer, { file, onRead: setFile, form: ref });
  const form = useFormAnswer(answer);
  const text = why && problems[why];
  const wrong = why && !NOT_THEIRS.has(why) ? text : null;
  const isSentAgain = Boolean(answer?.file) && why === null;
  return (
    <PostForm
      ref={ref}
      // An index route's form would otherwise lead to an address with "?index".
      action={pathname + search}
      encType="multipart/form-data"
      failed={m.field.failed}
      className="flex min-w-0 flex-col gap-5"
    >
      {!isSentAgain && (
        <FormProblems
          form={form}
          problems={{ nothingRead: wrong ? null : text, tooMany: m.tooMany }}
          others={wrong ? [{ name: "pasted", label: m.field.label, text: wrong }] : []}
        />
      )}
      <PastedField error={wrong ?? undefined} typed={form.typed("pasted") ?? shared} rows={rows} />
      {why === "calendar_closed" && <CalendarGuide />}
      <FileField chosen={file} onChoose={setFile} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="read" disabled={isBusy || isReading || file.kind === "reading"}>
          {isBusy || isReading ? m.field.looking : m.field.look}
        </Button>
        <p role="status" className="text-note text-ink-soft empty:hidden">
          {isReading && m.field.fetching}
        </p>
      </div>
    </PostForm>
  );
}
