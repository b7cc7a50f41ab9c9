import { Check, Copy, ShieldCheck, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import type { TwoStepView } from "~/views/accounts/two-step";
import { AddPasskey, type Offer } from "./add-passkey";
import { PasskeyList } from "./passkey-list";
import { CurrentPassword, SettingsButton, SettingsCard } from "./settings-parts";

const LINK_FORM = "link";

/** For people whose rights require a first passkey, which a mailed link permits. */
function PasskeyLink({ email, isDead, answer }: { email: string; isDead: boolean; answer: SettingsAnswer | null }) {
  const { problems, twoStep: m } = useMessages(accountSettingsMessages);
  return (
    <>
      {isDead && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-danger">
          {m.linkDead}
        </p>
      )}
      <FormProblems form={useFormAnswer(answer)} problems={problems} />
      <p className="wrap-anywhere">{m.linkText(email)}</p>
      <PostForm failed={m.linkFailed} action="/settings/two-step">
        <SettingsButton intent={LINK_FORM}>{m.linkButton}</SettingsButton>
      </PostForm>
    </>
  );
}

const FORM = "renew";

function RenewCodes({ codesLeft, email, answer }: { codesLeft: number; email: string; answer: SettingsAnswer | null }) {
  const m = useMessages(accountSettingsMessages);
  const form = useFormAnswer(answer, FORM);
  return (
    <>
      <div className="text-ink-soft">
        <p>{m.twoStep.codesHint}</p>
        <p className={codesLeft < 3 ? "font-semibold text-amber-ink" : "font-semibold text-ink"}>
          {m.twoStep.codesLeft(codesLeft)}
        </p>
      </div>
      <FormProblems form={form} scope={FORM} problems={m.problems} labels={{ current_password: m.currentPassword }} />
      <PostForm failed={m.twoStep.renewFailed} noValidate className="flex flex-col gap-4">
        <CurrentPassword form={form} scope={FORM} email={email} />
        <p className="text-note text-ink-soft">{m.twoStep.renewHint}</p>
        <SettingsButton intent={FORM} kind="quiet">
          {m.twoStep.renew}
        </SettingsButton>
      </PostForm>
    </>
  );
}

type Answer = SettingsAnswer | { offer: Offer } | { codes: string[] };

/** New codes are shown alone, because they are shown only once. */
export function TwoStep({ email, answer, ...state }: TwoStepView & { email: string; answer: Answer | null }) {
  const m = useMessages(accountSettingsMessages).twoStep;
  if (answer && "codes" in answer) return <NewCodes codes={answer.codes} />;
  const offer = answer && "offer" in answer ? answer.offer : null;
  const problems = answer && "intent" in answer ? answer : null;
  const isOn = state.passkeys.length > 0;
  return (
    <>
      {state.owed && (
        <p className="mb-5 flex gap-3 rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5" />
          {m.owed}
        </p>
      )}
      {isOn && (
        <p className="mb-5 flex items-center gap-3 rounded-field bg-fjord-tint px-4 py-3 font-semibold text-fjord">
          <ShieldCheck aria-hidden="true" />
          {m.isOn}
        </p>
      )}
      {isOn && (
        <SettingsCard title={m.passkeys}>
          <PasskeyList passkeys={state.passkeys} email={email} answer={problems} />
        </SettingsCard>
      )}
      {state.needsLink ? (
        <SettingsCard title={m.linkTitle}>
          <PasskeyLink email={email} isDead={state.isLinkDead} answer={problems} />
        </SettingsCard>
      ) : (
        <SettingsCard title={isOn ? m.add : m.turnOn}>
          <AddPasskey
            offer={offer}
            link={state.link}
            suggestedName={state.suggestedName}
            email={email}
            answer={problems}
            label={isOn ? m.add : m.turnOn}
          />
        </SettingsCard>
      )}
      {isOn && (
        <SettingsCard title={m.codes}>
          <RenewCodes codesLeft={state.codesLeft} email={email} answer={problems} />
        </SettingsCard>
      )}
    </>
  );
}

/** Shown only once. */
function NewCodes({ codes }: { codes: string[] }) {
  const m = useMessages(accountSettingsMessages).twoStep;
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {m.newCodes}
      </h2>
      <p className="text-ink-soft">{m.newCodesHint}</p>
      <ol className="grid gap-x-8 gap-y-1 rounded-field bg-sunk px-5 py-4 font-mono text-lead tracking-wider even-digits sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {isHydrated && (
          <Button kind="quiet" onClick={() => void copy()}>
            <Icon aria-hidden="true" className="icon-text" />
            <span role="status">{isCopied ? m.copied : m.copy}</span>
          </Button>
        )}
        <ButtonLink to="/settings/two-step" reloadDocument>
          {m.saved}
        </ButtonLink>
      </div>
    </section>
  );
}
