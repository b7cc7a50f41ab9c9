import type { ReactNode } from "react";
import { claimMessages } from "#messages/claim";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { UndoForm } from "~/components/send/undo-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { TextAreaField, TextField } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ClaimView } from "~/views/organizers/claim";

type Answer = FormAnswer<keyof (typeof claimMessages)["claim"]["problems"]>;

export function ClaimPage({ view, answer }: { view: ClaimView; answer: Answer | undefined }) {
  const { claim: m, toPage, found, toFound } = useMessages(claimMessages);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 pt-5 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      {view.done && <Notice tone="done">{m.done[view.done]}</Notice>}
      {view.done === null && <Ways view={view} answer={answer} />}
      {view.found && <p className="text-lead">{found}</p>}
      <p className="flex flex-wrap gap-3">
        {view.found && <ButtonLink to={`/dashboard/calendar-sync#${view.found}`}>{toFound}</ButtonLink>}
        {view.done === "taken" && (
          <ButtonLink kind={view.found ? "quiet" : "primary"} to="/dashboard">
            {m.toDashboard}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={`/organizer/${view.id}`}>
          {toPage}
        </ButtonLink>
      </p>
    </div>
  );
}

function Ways({ view, answer }: { view: ClaimView; answer: Answer | undefined }) {
  const { claim: m } = useMessages(claimMessages);
  const form = useFormAnswer(answer);
  const { viewer, proof } = view;
  const problems = (
    <FormProblems form={form} labels={{ email: m.mail.label, message: m.question.label }} problems={m.problems} />
  );
  if (view.undo)
    return (
      <>
        {problems}
        <p className="text-lead text-ink-soft">{m.undo}</p>
        <UndoForm fields={{ token: view.undo }} />
      </>
    );
  const next = `/organizer/${view.id}/claim${view.token ? `?token=${view.token}` : ""}`;
  if (!viewer)
    return (
      <>
        <p className="text-lead text-ink-soft">{m.intro(view.name)}</p>
        <p>{m.needsAccount}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/login?${new URLSearchParams({ next })}`}>{m.signIn}</ButtonLink>
          <ButtonLink kind="quiet" to={`/login?${new URLSearchParams({ mode: "sign-up", next })}`}>
            {m.signUp}
          </ButtonLink>
        </p>
      </>
    );
  if (!viewer.isVerified) return <p className="text-lead">{m.unconfirmed}</p>;
  if (view.isKept)
    return (
      <>
        <p className="text-lead text-ink-soft">{m.kept}</p>
        {problems}
        <Way intent="word">
          <Button type="submit">{m.askKept}</Button>
        </Way>
      </>
    );
  if (view.token && !view.isLink) return <p className="text-lead">{m.otherAccount(viewer.email)}</p>;
  if (view.token)
    return (
      <>
        {problems}
        <p className="text-lead">{m.confirm.text(viewer.email)}</p>
        <Way intent="link">
          <input type="hidden" name="token" value={view.token} />
          <p className="text-ink-soft">{m.showsProven}</p>
          <Button type="submit">{m.title}</Button>
        </Way>
      </>
    );
  return (
    <>
      <p className="text-lead text-ink-soft">{m.intro(view.name)}</p>
      {problems}
      {proof && (
        <>
          <Way intent="mail" heading={m.mail.heading} text={m.mail.text(proof.domain)}>
            <TextField
              label={m.mail.label}
              {...form.named("email")}
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LENGTH.email}
              defaultValue={form.typed("email") ?? proof.email ?? undefined}
            />
            <p className="text-ink-soft">{m.showsProven}</p>
            <Button type="submit">{m.mail.send}</Button>
          </Way>
          <Way intent="word" heading={m.word.heading} text={m.word.text(proof.website)}>
            <CopyField label={m.word.heading} text={proof.word} />
            <p className="text-ink-soft">{m.showsNone}</p>
            <Button type="submit">{m.word.check}</Button>
          </Way>
        </>
      )}
      {view.isAsked ? (
        <Notice tone="done">{m.done.asked}</Notice>
      ) : (
        <Way intent="question" heading={m.question.heading} text={m.question.text}>
          <TextAreaField
            label={m.question.label}
            {...form.field("message")}
            required
            rows={3}
            autoComplete="off"
            maxLength={MAX_LENGTH.claimMessage}
          />
          <p className="text-ink-soft">{m.showsNone}</p>
          <Button type="submit" kind={proof ? "quiet" : "primary"}>
            {m.question.send}
          </Button>
        </Way>
      )}
    </>
  );
}

interface WayProps {
  intent: string;
  heading?: string;
  text?: string;
  children: ReactNode;
}

function Way({ intent, heading, text, children }: WayProps) {
  const { claim: m } = useMessages(claimMessages);
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      {heading && <h2 className="text-title">{heading}</h2>}
      {text && <p className="mt-1 mb-4 wrap-anywhere text-ink-soft">{text}</p>}
      <PostForm noValidate failed={m.failed} preventScrollReset className="flex flex-col gap-4 [&>button]:self-start">
        <input type="hidden" name="intent" value={intent} />
        {children}
      </PostForm>
    </section>
  );
}
