import { useCallback, useEffect, useState } from "react";
import { networkMessages } from "#messages/network";
import { type FavoriteRefusal, watchRefusals } from "~/components/favorites/refusals";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { askAgain } from "~/network/patience";
import { tellWaiting } from "~/network/waiting";
import { useWaitsFor } from "./on-the-way";

/** The message that a favourite was undone, for every page without its own. */
function RefusedHeart() {
  const m = useMessages(networkMessages);
  const [refusal, setRefusal] = useState<FavoriteRefusal | null>(null);
  const close = useCallback(() => setRefusal(null), []);
  useEffect(() => watchRefusals(setRefusal), []);
  return <Toast message={refusal && m.heart[refusal]} onClose={close} />;
}

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
