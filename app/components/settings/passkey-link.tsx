import type { SettingsAnswer } from "~/answers/settings/settings-answer";
import { PostForm } from "~/components/send/post-form";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { SettingsButton, SettingsProblems } from "./settings-parts";

const FORM = "link";

/** For those whose rights over others wait for their first passkey: it is made by a mailed link. */
export function PasskeyLink({ email, isDead, answer }: { email: string; isDead: boolean; answer: SettingsAnswer | null }) {
  const m = useMessages(accountSettingsMessages).twoStep;
  const own = answer && { ...answer, form: FORM };
  return (
    <>
      {isDead && (
        <p role="alert" className="rounded-2xl bg-danger-tint px-4 py-3 text-danger">
          {m.linkDead}
        </p>
      )}
      <SettingsProblems answer={own} form={FORM} labels={{}} />
      <p className="wrap-anywhere">{m.linkText(email)}</p>
      <PostForm failed={m.linkFailed} action="/settings/two-step">
        <SettingsButton intent={FORM}>{m.linkButton}</SettingsButton>
      </PostForm>
    </>
  );
}
