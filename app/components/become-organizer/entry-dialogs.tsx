import { useNavigate, useNavigation } from "@remix-run/react";
import { PartyPopper, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { accountMessages } from "#messages/account";
import { commonMessages } from "#messages/common";
import { DoneView } from "~/components/account/done-view";
import { AccountProblems, EmailField, SubmitButton } from "~/components/account/form-parts";
import type { AccountFormProps } from "~/components/account/form-props";
import { CheckEmail, MailSent } from "~/components/account/mail-sent";
import { SignInForm } from "~/components/account/sign-in-form";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { PasswordField } from "~/components/ui/password-field";
import type { AccountAnswer, AccountDone } from "~/http/accounts/answer";
import { useMessages } from "~/i18n/use-messages";
import type { Entry } from "./entry-buttons";

const SHOWN_MS = 2000;

function AccountCreated({ headingId }: { headingId: string }) {
  const m = useMessages(accountMessages);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => navigate("/onboarding"), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <DoneView Icon={PartyPopper} heading={m.createdHeading} headingId={headingId}>
      <p role="status" className="text-lead">
        {m.createdNext}
      </p>
    </DoneView>
  );
}

/** Goes along to the other dialog. */
interface TypedEmail {
  typedEmail: string;
  onEmail: (email: string) => void;
}

/** Creates only an account; the organizer is described afterwards. */
function SignUpModalForm({ dialog, answer, isBusy, typedEmail, onEmail }: AccountFormProps & TypedEmail) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  return (
    <>
      <AccountProblems
        form={form}
        labels={{ email: m.email, password: m.password, password_repeat: m.passwordRepeat }}
      />
      <PostForm
        failed={m.problems.signUpRefused}
        action="/become-organizer"
        {...dialog}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="sign-up" />
        <EmailField error={form.errorOf("email")} typed={form.typed("email") ?? typedEmail} onType={onEmail} />
        <PasswordField
          label={m.password}
          {...form.named("password")}
          autoComplete="new-password"
          strengthAbout={[typedEmail]}
        />
        <PasswordField
          label={m.passwordRepeat}
          {...form.named("password_repeat")}
          repeats="password"
          autoComplete="new-password"
        />
        <SubmitButton isBusy={isBusy}>{m.signUp}</SubmitButton>
      </PostForm>
    </>
  );
}

interface Props {
  entry: Entry | null;
  /** To the form that was sent last. */
  answer: AccountAnswer | null;
  onChange: (entry: Entry | null) => void;
}

const TITLE_ID = "entry-title";

export function EntryDialogs({ entry, answer, onChange }: Props) {
  const last = useRef<Entry>("sign-in");
  last.current = entry ?? last.current;
  const [email, setEmail] = useState("");
  // What has been done is said once.
  const [said, setSaid] = useState<AccountAnswer | null>(null);
  const close = () => {
    if (answer?.done) setSaid(answer);
    onChange(null);
  };
  return (
    <Dialog isOpen={entry !== null} onClose={close} labelledBy={TITLE_ID}>
      <EntryDialog
        key={last.current}
        entry={last.current}
        answer={answer === said ? null : answer}
        typedEmail={email}
        onEmail={setEmail}
        onClose={close}
        onSwitch={() => onChange(last.current === "sign-in" ? "sign-up" : "sign-in")}
      />
    </Dialog>
  );
}

interface DialogProps extends TypedEmail {
  entry: Entry;
  answer: AccountAnswer | null;
  onClose: () => void;
  onSwitch: () => void;
}

function EntryDialog({ entry, answer: lastAnswer, onClose, onSwitch, ...email }: DialogProps) {
  const m = useMessages(accountMessages);
  const before = useRef(lastAnswer); // The last response belongs to another dialog.
  const answer = lastAnswer === before.current ? null : lastAnswer;
  const props = {
    dialog: { action: "/become-organizer", replace: true, preventScrollReset: true },
    isBusy: useNavigation().formData !== undefined,
  };
  if (answer?.done) {
    return (
      <Frame onClose={onClose}>
        <Done {...props} {...answer} />
      </Frame>
    );
  }
  const form = { ...props, answer };
  const isSignIn = entry === "sign-in";
  return (
    <Frame onClose={onClose} title={isSignIn ? m.signIn : m.pages["sign-up"].title}>
      {isSignIn ? (
        <SignInForm {...form} invitedEmail={email.typedEmail} onEmail={email.onEmail} forgotPath="/login?mode=forgot" />
      ) : (
        <SignUpModalForm {...form} {...email} />
      )}
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-soft">
        {isSignIn ? m.noAccount : m.hasAccount}
        <button
          type="button"
          onClick={onSwitch}
          className="min-h-11 font-semibold text-fjord underline-offset-4 hover:underline"
        >
          {isSignIn ? m.signUp : m.signIn}
        </button>
      </p>
    </Frame>
  );
}

function Done({ done, email, ...props }: Omit<AccountFormProps, "answer"> & AccountDone) {
  if (done === "created") return <AccountCreated headingId={TITLE_ID} />;
  if (done === "mailSent") return <MailSent email={email} headingId={TITLE_ID} />;
  return <CheckEmail email={email} headingId={TITLE_ID} {...props} />;
}

function Frame({ title, onClose, children }: { title?: string; onClose: () => void; children: ReactNode }) {
  const common = useMessages(commonMessages);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        {title ? (
          <h2 id={TITLE_ID} className="text-section">
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
