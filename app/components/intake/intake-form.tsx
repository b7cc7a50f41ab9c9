import { useFetcher } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { FormProblems } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { isUnsent, type Unsent } from "~/components/send/send-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
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

interface Props {
  /** The page's own answer, where it is sent without scripts. */
  answer?: IntakeAnswer | undefined;
  /** Names the field, on pages that are about something else. */
  heading?: string;
}

/** The field that takes a link, a text or a file. It is sent without leaving the page, so nothing typed is lost. */
export function IntakeForm({ answer: given, heading }: Props) {
  const m = useMessages(intakeMessages);
  const problems = useIntakeProblems();
  const fetcher = useFetcher<IntakeAnswer | Unsent>();
  const isBusy = fetcher.state !== "idle";
  const [file, setFile] = useChosenFile();
  const answer = fetcher.data && !isUnsent(fetcher.data) ? fetcher.data : given;
  const form = useFormAnswer(answer);
  const wrong = answer?.why ? problems[answer.why] : null;
  return (
    <PostForm
      fetcher={fetcher}
      action="/dashboard/intake"
      encType="multipart/form-data"
      failed={m.field.failed}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      {heading && <h2 className="text-title">{heading}</h2>}
      <FormProblems
        form={form}
        problems={{ nothingRead: null, tooMany: m.tooMany }}
        others={wrong ? [{ name: "pasted", label: m.field.label, text: wrong }] : []}
      />
      <Field label={m.field.label} name="pasted" hint={m.field.hint} error={wrong ?? undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={heading ? 3 : 6}
            autoComplete="off"
            spellCheck={false}
            defaultValue={form.typed("pasted")}
          />
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
