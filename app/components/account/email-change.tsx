import { MailCheck, MailWarning } from "lucide-react";
import { accountMessages } from "#messages/account";
import { accountSettingsMessages } from "#messages/account-settings";
import { PostForm } from "~/components/send/post-form";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { DoneView } from "./done-view";
import { PageHeading, SubmitButton } from "./form-parts";

interface Link {
  token: string;
  from: string;
  to: string;
  confirms: string;
}

export function EmailChangeForm({ token, from, to, confirms, isBusy }: Link & { isBusy: boolean }) {
  const m = useMessages(accountSettingsMessages).emailChange;
  const { notConfirmed } = useMessages(accountMessages);
  return (
    <>
      <PageHeading intro={m.intro(from, to)}>{m.title}</PageHeading>
      <PostForm failed={notConfirmed}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton isBusy={isBusy}>{m.confirm(confirms)}</SubmitButton>
      </PostForm>
    </>
  );
}

type Outcome =
  | { kind: "half"; from: string; to: string }
  | { kind: "changed" | "emailTaken"; to: string }
  | { kind: "invalidLink" };

export function EmailChangeOutcome({ outcome }: { outcome: Outcome }) {
  const m = useMessages(accountSettingsMessages).emailChange;
  const { heading, text } = textsOf(outcome, m);
  const isGood = outcome.kind === "half" || outcome.kind === "changed";
  return (
    <DoneView Icon={isGood ? MailCheck : MailWarning} heading={heading}>
      <p className="text-lead wrap-anywhere text-ink-soft">{text}</p>
      <ButtonLink to="/settings" kind={isGood ? "primary" : "quiet"}>
        {m.toSettings}
      </ButtonLink>
    </DoneView>
  );
}

function textsOf(outcome: Outcome, m: typeof accountSettingsMessages.emailChange): { heading: string; text: string } {
  switch (outcome.kind) {
    case "half":
      return { heading: m.halfHeading, text: m.half(outcome.from, outcome.to) };
    case "changed":
      return { heading: m.changedHeading, text: m.changed(outcome.to) };
    case "emailTaken":
      return { heading: m.takenHeading, text: m.taken(outcome.to) };
    case "invalidLink":
      return { heading: m.invalidHeading, text: m.invalid };
  }
}
