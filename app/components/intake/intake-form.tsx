import { useLocation } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { FormProblems } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/answer";
import { FileField, useChosenFile } from "./file-field";
import { PastedField } from "./pasted-field";

/** The field's answer: `why` nothing could be read. */
export interface IntakeAnswer extends FormAnswer<"nothingRead" | "tooMany"> {
  why: keyof ReturnType<typeof useIntakeProblems> | null;
}

const useIntakeProblems = () => useMessages(intakeProblemMessages);

/** The field that takes a link, a text or a file. */
export function IntakeForm({ answer, rows }: { answer: IntakeAnswer | undefined; rows?: number }) {
  const m = useMessages(intakeMessages);
  const problems = useIntakeProblems();
  const isBusy = useIntent() === "read";
  const [file, setFile] = useChosenFile();
  const { pathname, search } = useLocation();
  const form = useFormAnswer(answer);
  const wrong = answer?.why ? problems[answer.why] : null;
  return (
    <PostForm
      // Without it, an index route's form leads to another address: with "?index".
      action={pathname + search}
      encType="multipart/form-data"
      failed={m.field.failed}
      className="flex min-w-0 flex-col gap-5"
    >
      <FormProblems
        form={form}
        problems={{ nothingRead: null, tooMany: m.tooMany }}
        others={wrong ? [{ name: "pasted", label: m.field.label, text: wrong }] : []}
      />
      <PastedField error={wrong ?? undefined} typed={form.typed("pasted")} rows={rows} />
      <FileField chosen={file} onChoose={setFile} />
      <div>
        <Button type="submit" name="intent" value="read" disabled={isBusy || file.kind === "reading"}>
          {isBusy ? m.field.looking : m.field.look}
        </Button>
      </div>
    </PostForm>
  );
}
