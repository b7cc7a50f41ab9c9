import { MailCheck } from "lucide-react";
import { accountMessages } from "#messages/account";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { DoneView } from "./done-view";

export function RedeemedLink({ kind }: { kind: "reset" | "confirm" }) {
  const m = useMessages(accountMessages);
  const isReset = kind === "reset";
  return (
    <DoneView Icon={MailCheck} heading={isReset ? m.resetUsedHeading : m.confirmUsedHeading}>
      <p className="text-lead text-ink-soft">{isReset ? m.resetUsed : m.confirmUsed}</p>
      <ButtonLink to="/login">{m.signIn}</ButtonLink>
      {isReset && (
        <ButtonLink to="/login?mode=forgot" kind="quiet">
          {m.resetAgain}
        </ButtonLink>
      )}
    </DoneView>
  );
}
