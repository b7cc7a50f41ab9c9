import { networkMessages } from "#messages/network";
import { RefusedHeart } from "~/components/favorites/refused-heart";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { askAgain } from "~/network/patience";
import { tellWaiting } from "~/network/waiting";
import { useWaitsFor } from "./on-the-way";

const close = () => tellWaiting(null);

/** The notice that a page, or a favourite, got no response, and why, over the current page, with a retry button. */
export function NoAnswerNotice() {
  const m = useMessages(networkMessages);
  const failure = useWaitsFor();
  return (
    <>
      <Toast message={failure && m[failure]} action={{ label: m.again, onPress: askAgain }} onClose={close} stays />
      <RefusedHeart />
    </>
  );
}
