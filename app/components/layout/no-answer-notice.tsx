import { networkMessages } from "#messages/network";
import { RefusalNotice } from "~/components/favorites/refusal-notice";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { retryLoads } from "~/network/patience";
import { setWaiting } from "~/network/waiting";
import { useWaitingReason } from "./on-the-way";

const close = () => setWaiting(null);

/** The notice that a page, or a favourite, got no response, and why, over the current page, with a retry button. */
export function NoAnswerNotice() {
  const m = useMessages(networkMessages);
  const failure = useWaitingReason();
  return (
    <>
      <Toast message={failure && m[failure]} action={{ label: m.again, onPress: retryLoads }} onClose={close} stays />
      <RefusalNotice />
    </>
  );
}
