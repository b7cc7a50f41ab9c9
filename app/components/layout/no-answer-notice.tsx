import { networkMessages } from "#messages/network";
import { RefusedHeart } from "~/components/favorites/refused-heart";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { askAgain } from "~/network/patience";
import { tellWaiting } from "~/network/waiting";
import { useWaitsFor } from "./on-the-way";

const close = () => tellWaiting(null);

/** Says that a page could not be had, and why, over the page that stays in its place; asks again on one press. Says so of a heart too. */
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
