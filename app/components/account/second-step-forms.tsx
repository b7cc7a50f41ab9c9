import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { TextLink } from "~/components/ui/text-link";
import type { AccountForm } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import { AccountProblems, PageHeading } from "./form-parts";
import { sendWith } from "./send-with";

interface Props {
  options: string;
  invitation: string | null;
  next: string | null;
  refused: "passkey" | "code" | null;
  answer: AccountForm | null;
  isBusy: boolean;
}

export function SecondStepForms({ options, invitation, next, refused, answer, isBusy }: Props) {
  const m = useMessages(accountSettingsMessages).secondStep;
  const [hasFailed, setFailed] = useState(false);
  const origin = { ...(invitation && { invitation }), ...(next && { next }) };
  const form = useRef<HTMLFormElement>(null);
  const askPasskey = async () => {
    setFailed(false);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const response = await startAuthentication({
        optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      });
      sendWith(form.current, response);
    } catch {
      setFailed(true);
    }
  };
  const returned = useFormAnswer(answer);
  const problem = hasFailed || refused === "passkey" ? m.failed : refused === "code" && m.refused;
  return (
    <>
      <PageHeading intro={m.intro}>{m.heading}</PageHeading>
      {!answer && <ErrorSummary problem={problem} answer={problem && options} />}
      <AccountProblems form={returned} labels={{ recovery_code: m.codeLabel }} />
      <PostForm ref={form} failed={m.failed} replace className="flex flex-col gap-4">
        <Origin {...origin} />
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="response" />
        <button
          type="button"
          onClick={() => void askPasskey()}
          disabled={isBusy}
          className={buttonStyle("primary", "min-h-13 w-full text-lead")}
        >
          <KeyRound aria-hidden="true" />
          {m.use}
        </button>
      </PostForm>
      <noscript>
        <p className="text-ink-soft">{m.noScripts}</p>
      </noscript>
      <RecoveryForm origin={origin} answer={answer} isBusy={isBusy} />
      <TextLink to="/login" className="self-start">
        {m.again}
      </TextLink>
    </>
  );
}

function Origin(origin: Record<string, string>) {
  return Object.entries(origin).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function RecoveryForm({
  origin,
  answer,
  isBusy,
}: { origin: Record<string, string> } & Pick<Props, "answer" | "isBusy">) {
  const m = useMessages(accountSettingsMessages).secondStep;
  const form = useFormAnswer(answer);
  return (
    <PostForm failed={m.codeFailed} replace noValidate className="flex flex-col gap-4 border-t border-line pt-5">
      <h2 className="text-title">{m.code}</h2>
      <Origin {...origin} />
      <Field label={m.codeLabel} {...form.named("recovery_code")} hint={m.codeHint}>
        {(props) => (
          <TextInput
            {...props}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="font-mono tracking-wider"
          />
        )}
      </Field>
      <button type="submit" name="intent" value="code" disabled={isBusy} className={buttonStyle("quiet", "self-start")}>
        {m.useCode}
      </button>
    </PostForm>
  );
}
