import { commonMessages } from "#messages/common";
import { settingsMessages } from "#messages/settings";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** The way in, for those who look for it here. */
export function SignInBox() {
  const m = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  return (
    <AskBox title={m.signedOut} text={m.signedOutHint}>
      <ButtonLink to="/login?next=/settings">{common.signIn}</ButtonLink>
    </AskBox>
  );
}
