import { Link, useNavigation } from "@remix-run/react";
import { contactMessages } from "#messages/contact";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { TextAreaField, TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";

export function ContactPage({ email, answer }: { email: string | null; answer: FormAnswer<"tooMany"> | undefined }) {
  const m = useMessages(contactMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 pt-5 lg:pt-8">
      <div>
        <h1 className="text-page lg:text-display">{m.title}</h1>
        <p className="mt-2 text-lead text-ink-soft">{m.intro}</p>
        <p className="mt-2">
          <Link to="/help" className="inline-flex min-h-11 items-center font-semibold text-fjord underline">
            {m.toHelp}
          </Link>
        </p>
      </div>
      <PostForm
        noValidate
        failed={m.failed}
        className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
      >
        <FormProblems
          form={form}
          labels={{ name: m.name, email: m.email, subject: m.subject, message: m.message }}
          problems={{ tooMany: m.tooMany }}
        />
        <TextField label={m.name} {...form.field("name")} isOptional autoComplete="name" maxLength={MAX_LENGTH.name} />
        <TextField
          label={m.email}
          {...form.named("email")}
          hint={m.emailHint}
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
          defaultValue={form.typed("email") ?? email ?? undefined}
        />
        <TextField
          label={m.subject}
          {...form.field("subject")}
          required
          autoComplete="off"
          maxLength={MAX_LENGTH.contactSubject}
        />
        <TextAreaField
          label={m.message}
          {...form.field("message")}
          hint={m.messageHint}
          help={<HelpMark about="contactMessage" label={m.message} />}
          required
          rows={7}
          autoComplete="off"
          maxLength={MAX_LENGTH.contactMessage}
        />
        <p className="text-note text-ink-soft">{m.whatHappens}</p>
        <p>
          <Button type="submit" disabled={isSending}>
            {isSending ? m.sending : m.send}
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
