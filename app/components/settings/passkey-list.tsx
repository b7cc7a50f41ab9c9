import { KeyRound } from "lucide-react";
import { accountSettingsMessages } from "#messages/account-settings";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import type { TwoStepView } from "~/views/accounts/two-step";
import { CurrentPassword, SettingsButton } from "./settings-parts";

type Passkey = TwoStepView["passkeys"][number];

interface Props {
  passkeys: Passkey[];
  email: string;
  answer: SettingsAnswer | null;
}

/** Removing one requires the password, which is asked for beside it. */
export function PasskeyList({ passkeys, email, answer }: Props) {
  return (
    <ul className="flex flex-col gap-4">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="border-b border-line pb-4 last:border-b-0 last:pb-0">
          <PasskeyEntry passkey={passkey} isLast={passkeys.length === 1} email={email} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function PasskeyEntry({
  passkey,
  isLast,
  email,
  answer,
}: {
  passkey: Passkey;
  isLast: boolean;
  email: string;
  answer: SettingsAnswer | null;
}) {
  const m = useMessages(accountSettingsMessages);
  const form = useFormAnswer(answer?.texts["passkey"] === passkey.id ? answer : null, "remove");
  const scope = `remove-${passkey.id}`;
  return (
    <details open={form.isReturned} className="group">
      <summary className="flex list-none flex-wrap items-center gap-x-4 gap-y-2 rounded-inner [&::-webkit-details-marker]:hidden">
        <span className="grid h-12 w-[42px] shrink-0 place-items-center arch bg-fjord-tint text-fjord">
          <KeyRound aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{passkey.name}</span>
          <span className="block text-note text-ink-soft">{passkey.facts}</span>
        </span>
        <span className={buttonStyle("quiet", "group-open:hidden")}>
          {m.twoStep.remove}
          <span className="sr-only"> {passkey.name}</span>
        </span>
      </summary>
      <PostForm failed={m.twoStep.removeFailed} noValidate className="mt-4 flex flex-col gap-4">
        <FormProblems
          form={form}
          scope={scope}
          problems={m.problems}
          labels={{ current_password: m.currentPassword }}
        />
        <p className="text-ink-soft">{isLast ? m.twoStep.removeLast : m.twoStep.removeHint}</p>
        <input type="hidden" name="passkey" value={passkey.id} />
        <CurrentPassword form={form} scope={scope} email={email} />
        <SettingsButton intent="remove" kind="danger">
          {m.twoStep.removeOf(passkey.name)}
        </SettingsButton>
      </PostForm>
    </details>
  );
}
