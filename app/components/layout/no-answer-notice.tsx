import { useCallback, useEffect, useState } from "react";
import { networkMessages } from "#messages/network";
import { type FavoriteRefusal, watchRefusals } from "~/components/favorites/refusals";
import { useWaitingReason } from "~/components/ui/on-the-way";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { retryLoads } from "~/network/patience";
import { setWaiting } from "~/network/waiting";

/** For every page without a message of its own. */
function RefusalNotice() {
  const m = useMessages(networkMessages);
  const [refusal, setRefusal] = useState<FavoriteRefusal | null>(null);
  const close = useCallback(() => setRefusal(null), []);
  useEffect(() => watchRefusals(setRefusal), []);
  return <Toast message={refusal && m.heart[refusal]} onClose={close} />;
}

const close = () => setWaiting(null);

/** Over the page that stays, with a retry button. */
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
