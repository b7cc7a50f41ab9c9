import { useNavigation } from "@remix-run/react";
import { moderationMessages } from "#messages/moderation";
import { PageTitle } from "~/components/admin/page-title";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextArea } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import { OBJECTION_MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ObjectionPageView } from "~/views/moderation/notices";

interface Props {
  view: ObjectionPageView;
  answer: FormAnswer<never> | undefined;
}

export function ObjectionPage({ view, answer }: Props) {
  const m = useMessages(moderationMessages);
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title={m.objection.heading} text={m.objection.about(view.title)} />
      {view.state === "open" ? (
        <>
          <section aria-labelledby="reason" className="mb-5 rounded-card bg-sunk p-5">
            <h2 id="reason" className="text-title">
              {m.objection.reason}
            </h2>
            <p className="mt-1">{view.reasons.join(" ")}</p>
          </section>
          <ObjectionForm answer={answer} />
        </>
      ) : (
        <div className="flex flex-col items-start gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
          {view.state === "waiting" && <h2 className="text-title">{m.objection.sent}</h2>}
          <p className="text-lead">{m.objection[view.state]}</p>
          <ButtonLink to="/admin/moderation?tab=all">{m.objection.toQueue}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function ObjectionForm({ answer }: Pick<Props, "answer">) {
  const m = useMessages(moderationMessages).objection;
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm
      failed={m.notSent}
      noValidate
      className="flex flex-col items-start gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <FormProblems form={form} labels={{ text: m.label }} problems={{}} />
      <Field
        label={m.label}
        {...form.named("text")}
        hint={m.hint}
        help={<HelpMark about="objection" label={m.label} />}
        className="w-full"
      >
        {(control) => (
          <TextArea {...control} rows={6} required maxLength={OBJECTION_MAX_LENGTH} defaultValue={form.typed("text")} />
        )}
      </Field>
      <Button type="submit" disabled={isSending}>
        {isSending ? m.sending : m.send}
      </Button>
    </PostForm>
  );
}
