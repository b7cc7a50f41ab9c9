import { Form } from "@remix-run/react";
import { MailCheck, MailWarning } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { DoneView } from "./done-view";
import { PageHeading } from "./page-heading";
import { SubmitButton } from "./submit-button";

interface Link {
  token: string;
  from: string;
  to: string;
  /** The address that the link went to. */
  confirms: string;
}

/** The button that confirms one side of a change of address. */
export function EmailChangeForm({ token, from, to, confirms, isBusy }: Link & { isBusy: boolean }) {
  const m = useMessages(accountSettingsMessages).emailChange;
  return (
    <>
      <PageHeading intro={m.intro(from, to)}>{m.heading}</PageHeading>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <SubmitButton isBusy={isBusy}>{m.confirm(confirms)}</SubmitButton>
      </Form>
    </>
  );
}

type Outcome = { kind: "half" | "changed" | "taken"; from: string; to: string } | { kind: "invalid" };

/** What a link has done. */
export function EmailChangeOutcome({ outcome }: { outcome: Outcome }) {
  const m = useMessages(accountSettingsMessages).emailChange;
  const [heading, text] = {
    half: () => [m.halfHeading, "from" in outcome ? m.half(outcome.from, outcome.to) : ""],
    changed: () => [m.changedHeading, "to" in outcome ? m.changed(outcome.to) : ""],
    taken: () => [m.takenHeading, "to" in outcome ? m.taken(outcome.to) : ""],
    invalid: () => [m.invalidHeading, m.invalid],
  }[outcome.kind]();
  const isGood = outcome.kind === "half" || outcome.kind === "changed";
  return (
    <DoneView Icon={isGood ? MailCheck : MailWarning} heading={heading!}>
      <p className="text-lg wrap-anywhere text-ink-soft">{text}</p>
      <ButtonLink to="/settings" kind={isGood ? "primary" : "quiet"}>
        {m.toSettings}
      </ButtonLink>
    </DoneView>
  );
}
