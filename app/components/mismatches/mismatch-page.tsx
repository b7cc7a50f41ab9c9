import { useNavigation } from "@remix-run/react";
import { mismatchMessages } from "#messages/mismatches";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { fieldId, TextAreaField } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { MISMATCHES } from "~/domain/events/mismatches";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";

interface Props {
  id: string;
  title: string;
  organizer: string | null;
  /** Something can be said of it now. */
  isOpen: boolean;
  isSent: boolean;
  answer: FormAnswer<"tooLate" | "tooMany"> | undefined;
}

export function MismatchPage({ id, title, organizer, isOpen, isSent, answer }: Props) {
  const m = useMessages(mismatchMessages);
  const lang = useContentLanguage();
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 pt-5 lg:pt-8">
      <div>
        <h1 className="text-page lg:text-display">{isSent ? m.thanks : m.title}</h1>
        <p lang={lang} className="mt-1 text-lead text-ink-soft">
          {title}
        </p>
      </div>
      {isSent ? (
        <p>{m.thanksText}</p>
      ) : isOpen ? (
        <MismatchForm answer={answer} organizer={organizer ?? m.someOrganizer} />
      ) : (
        <p>{m.tooLate}</p>
      )}
      <p>
        <ButtonLink kind="quiet" to={`/event/${id}`}>
          {m.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function MismatchForm({ answer, organizer }: Pick<Props, "answer"> & { organizer: string }) {
  const m = useMessages(mismatchMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  const missing = form.errorOf("problem");
  return (
    <PostForm failed={m.failed} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
      <FormProblems
        form={form}
        labels={{ problem: m.question, words: m.words }}
        problems={{ tooLate: m.tooLate, tooMany: m.tooMany }}
      />
      <fieldset id={fieldId("problem")} tabIndex={-1} className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{m.question}</legend>
        {MISMATCHES.map((problem) => (
          <label
            key={problem}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border-[1.5px] border-line px-4 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint has-focus-visible:outline-3 has-focus-visible:outline-amber"
          >
            <input
              type="radio"
              name="problem"
              value={problem}
              required
              defaultChecked={form.typed("problem") === problem}
              className="size-5 accent-fjord"
            />
            {m.problems[problem]}
          </label>
        ))}
        {missing && <FieldError id="problem-error">{missing}</FieldError>}
      </fieldset>
      <TextAreaField
        label={m.words}
        {...form.field("words")}
        isOptional
        hint={m.wordsHint}
        help={<HelpMark about="mismatchWords" label={m.words} />}
        rows={2}
        maxLength={MAX_LENGTH.mismatchWords}
        autoComplete="off"
      />
      <p className="text-note text-ink-soft">{m.about(organizer)}</p>
      <p>
        <Button type="submit" disabled={isSending}>
          {isSending ? m.sending : m.send}
        </Button>
      </p>
    </PostForm>
  );
}
