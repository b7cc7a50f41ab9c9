import { moderationMessages } from "#messages/moderation";
import { Flash } from "~/components/layout/flash";
import { useMessages } from "~/i18n/use-messages";

/** What has just been decided, or why not. */
export function ModerationFlash() {
  const { decided, reviewed, numberVerified, ...refusals } = useMessages(moderationMessages).flash;
  return (
    <Flash
      texts={{ ...decided, reviewed, numberVerified, ...refusals }}
      tone={(key) => (Object.hasOwn(refusals, key) ? "refused" : "done")}
    />
  );
}
