import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { sendWith } from "~/components/account/send-with";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import { CurrentPassword, SettingsButton } from "./settings-parts";

export interface Offer {
  /** JSON. */
  options: string;
  name: string;
  /** Token of the mailed link. */
  link: string | null;
}

interface Props {
  /** Null before the password. */
  offer: Offer | null;
  link: string | null;
  suggestedName: string;
  email: string;
  answer: SettingsAnswer | null;
  label: string;
}

const FORM = "offer";

/** First a name and the password, then the browser's dialog. */
export function AddPasskey({ offer, link, suggestedName, email, answer, label }: Props) {
  const m = useMessages(accountSettingsMessages);
  const form = useFormAnswer(answer, [FORM, "add"]);
  if (offer) return <MakePasskey key={offer.options} {...offer} />;
  return (
    <>
      <noscript>
        <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{m.twoStep.noScripts}</p>
      </noscript>
      <FormProblems
        form={form}
        scope={FORM}
        problems={m.problems}
        labels={{ name: m.twoStep.name, current_password: m.currentPassword }}
      />
      <PostForm failed={m.problems.passkeyRefused} noValidate className="flex flex-col gap-5">
        {link && <input type="hidden" name="token" value={link} />}
        <Field
          label={m.twoStep.name}
          {...form.named("name")}
          scope={FORM}
          hint={m.twoStep.nameHint}
          help={<HelpMark about="passkeyName" label={m.twoStep.name} />}
        >
          {(props) => (
            <TextInput
              {...props}
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={form.typed("name") || suggestedName}
            />
          )}
        </Field>
        <CurrentPassword form={form} scope={FORM} email={email} />
        <SettingsButton intent={FORM}>{label}</SettingsButton>
      </PostForm>
    </>
  );
}

/** Opens the browser's dialog at once; a button opens it where the browser wants a press, or the person cancelled. */
function MakePasskey({ options, name, link }: Offer) {
  const { problems, twoStep: m } = useMessages(accountSettingsMessages);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const make = useCallback(async () => {
    setFailed(false);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = await startRegistration({
        optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
      });
      sendWith(form.current, response);
    } catch {
      setFailed(true);
    }
  }, [options]);
  useEffect(() => void make(), [make]);
  return (
    <PostForm ref={form} failed={problems.passkeyRefused} replace className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="name" value={name} />
      {link && <input type="hidden" name="token" value={link} />}
      <input type="hidden" name="response" />
      {!hasFailed && <p role="status">{m.waiting}</p>}
      {hasFailed && (
        <>
          <ErrorSummary problem={m.cancelled} answer={options} />
          <Button onClick={() => void make()} className="self-start">
            {m.turnOn}
          </Button>
        </>
      )}
    </PostForm>
  );
}
