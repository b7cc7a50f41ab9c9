import { intakeMessages } from "#messages/intake";
import { FormProblems } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextArea } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/answer";
import { FileField, useChosenFile } from "./file-field";

/** The field's answer: `why` nothing could be read. */
export interface IntakeAnswer extends FormAnswer<"nothingRead" | "tooMany"> {
  why: keyof ReturnType<typeof useIntakeProblems> | null;
}

const useIntakeProblems = () => useMessages(intakeMessages).problems;

/** The field that takes a link, a text or a file. */
export function IntakeForm({ answer }: { answer: IntakeAnswer | undefined }) {
  const m = useMessages(intakeMessages);
  const problems = useIntakeProblems();
  const isBusy = useIntent() === "read";
  const [file, setFile] = useChosenFile();
  const form = useFormAnswer(answer);
  const wrong = answer?.why ? problems[answer.why] : null;
  return (
    <PostForm
      encType="multipart/form-data"
      failed={m.field.failed}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <FormProblems
        form={form}
        problems={{ nothingRead: null, tooMany: m.tooMany }}
        others={wrong ? [{ name: "pasted", label: m.field.label, text: wrong }] : []}
      />
      <Field label={m.field.label} name="pasted" hint={m.field.hint} error={wrong ?? undefined}>
        {(control) => (
          <TextArea {...control} rows={6} autoComplete="off" spellCheck={false} defaultValue={form.typed("pasted")} />
        )}
      </Field>
      <FileField chosen={file} onChoose={setFile} />
      <div>
        <Button type="submit" name="intent" value="read" disabled={isBusy || file.kind === "reading"}>
          {isBusy ? m.field.looking : m.field.look}
        </Button>
      </div>
    </PostForm>
  );
}
