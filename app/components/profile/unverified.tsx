import { commonMessages } from "#messages/common";
import { profileMessages } from "#messages/profile";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";

/** Only a proven address can own an organisation. */
export function Unverified() {
  const m = useMessages(profileMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      <h1 className="sr-only">{m.welcome}</h1>
      <EmptyState title={m.unverifiedHeading} text={m.unverifiedText}>
        <ButtonLink to="/">{common.toHome}</ButtonLink>
      </EmptyState>
    </>
  );
}
