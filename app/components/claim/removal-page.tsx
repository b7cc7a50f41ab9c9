import { claimMessages } from "#messages/claim";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";

interface Props {
  page: { id: string; name: string; isKept: boolean };
  answer: FormAnswer<"gone" | "tooMany"> | undefined;
}

export function RemovalPage({ page: { id, name, isKept }, answer }: Props) {
  const { removal: m, toPage } = useMessages(claimMessages);
  const form = useFormAnswer(answer);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 pt-5 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="text-lead text-ink-soft">{isKept ? m.kept : m.intro(name)}</p>
      {!isKept && (
        <PostForm noValidate failed={m.failed} className="flex flex-col gap-5">
          <FormProblems form={form} labels={{ message: m.message }} problems={m.problems} />
          <TextAreaField
            label={m.message}
            {...form.field("message")}
            isOptional
            rows={3}
            autoComplete="off"
            maxLength={MAX_LENGTH.claimMessage}
          />
          <p>
            <Button type="submit">{m.button}</Button>
          </p>
        </PostForm>
      )}
      <p>
        <ButtonLink kind="quiet" to={`/organizer/${id}`}>
          {toPage}
        </ButtonLink>
      </p>
    </div>
  );
}
