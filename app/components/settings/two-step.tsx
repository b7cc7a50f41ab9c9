import { ShieldCheck, TriangleAlert } from "lucide-react";
import type { SettingsAnswer } from "~/answers/settings/settings-answer";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import type { TwoStepView } from "~/views/two-step";
import { AddPasskey, type Offer } from "./add-passkey";
import { NewCodes } from "./new-codes";
import { PasskeyLink } from "./passkey-link";
import { PasskeyList } from "./passkey-list";
import { RenewCodes } from "./renew-codes";
import { SettingsCard } from "./settings-parts";

type Answer = SettingsAnswer | { offer: Offer } | { codes: string[] };

/** Whether there is a second step, and what it is taken with. New codes stand alone: they are shown only once. */
export function TwoStep({ email, answer, ...state }: TwoStepView & { email: string; answer: Answer | null }) {
  const m = useMessages(accountSettingsMessages).twoStep;
  if (answer && "codes" in answer) return <NewCodes codes={answer.codes} />;
  const offer = answer && "offer" in answer ? answer.offer : null;
  const problems = answer && "form" in answer ? answer : null;
  const isOn = state.passkeys.length > 0;
  return (
    <>
      {state.owed && (
        <p className="mb-5 flex gap-3 rounded-2xl bg-amber-tint px-4 py-3 text-amber-ink">
          <TriangleAlert size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
          {m.owed}
        </p>
      )}
      {isOn && (
        <p className="mb-5 flex items-center gap-3 rounded-2xl bg-fjord-tint px-4 py-3 font-semibold text-fjord">
          <ShieldCheck size={22} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
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
          <AddPasskey offer={offer} link={state.link} suggestedName={state.suggestedName} email={email} answer={problems} label={isOn ? m.add : m.turnOn} />
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
