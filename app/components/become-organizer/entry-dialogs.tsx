import { useNavigation } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { AccountAnswer } from "~/answers/account/account-answer";
import { CheckEmail, MailSent } from "~/components/account/mail-sent";
import { SignInForm } from "~/components/account/sign-in-form";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { accountMessages } from "~/i18n/account";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";
import { AccountCreated } from "./account-created";
import type { Entry } from "./entry-buttons";
import { SignUpModalForm } from "./sign-up-modal-form";

interface Props {
  entry: Entry | null;
  /** To the form that was sent last. */
  answer: AccountAnswer | null;
  onChange: (entry: Entry | null) => void;
}

const TITLE_ID = "entry-title";

/** Signing in and signing up without leaving the page. */
export function EntryDialogs({ entry, answer, onChange }: Props) {
  const close = () => onChange(null);
  return (
    <Dialog isOpen={entry !== null} onClose={close} labelledBy={TITLE_ID}>
      {entry && <EntryDialog key={entry} entry={entry} answer={answer} onClose={close} onSwitch={() => onChange(entry === "sign-in" ? "sign-up" : "sign-in")} />}
    </Dialog>
  );
}

interface DialogProps {
  entry: Entry;
  answer: AccountAnswer | null;
  onClose: () => void;
  onSwitch: () => void;
}

function EntryDialog({ entry, answer: lastAnswer, onClose, onSwitch }: DialogProps) {
  const m = useMessages(accountMessages);
  const before = useRef(lastAnswer); // It was for another dialog.
  const answer = lastAnswer === before.current ? null : lastAnswer;
  const props = { dialog: { action: "/become-organizer", replace: true, preventScrollReset: true }, answer, isBusy: useNavigation().formData !== undefined };
  if (answer?.done) {
    return (
      <Frame onClose={onClose}>
        <Done {...props} answer={answer} />
      </Frame>
    );
  }
  const isSignIn = entry === "sign-in";
  return (
    <Frame onClose={onClose} title={isSignIn ? m.signInHeading : m.signUpHeading}>
      {isSignIn ? <SignInForm {...props} forgotPath="/login?mode=forgot" /> : <SignUpModalForm {...props} />}
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-soft">
        {isSignIn ? m.noAccount : m.hasAccount}
        <button type="button" onClick={onSwitch} className="min-h-11 font-semibold text-fjord underline-offset-4 hover:underline">
          {isSignIn ? m.signUp : m.signIn}
        </button>
      </p>
    </Frame>
  );
}

function Done({ answer, ...props }: Parameters<typeof SignUpModalForm>[0] & { answer: AccountAnswer }) {
  if (answer.done === "created") return <AccountCreated headingId={TITLE_ID} />;
  if (answer.done === "mailSent") return <MailSent email={answer.typed.email} headingId={TITLE_ID} />;
  return <CheckEmail email={answer.typed.email} headingId={TITLE_ID} {...props} />;
}

function Frame({ title, onClose, children }: { title?: string; onClose: () => void; children: ReactNode }) {
  const common = useMessages(commonMessages);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        {title ? (
          <h2 id={TITLE_ID} className="type-28">
            {title}
          </h2>
        ) : (
          <span />
        )}
        <IconButton Icon={X} label={common.close} onClick={onClose} className="-mt-1 -mr-2" />
      </div>
      {children}
    </div>
  );
}
