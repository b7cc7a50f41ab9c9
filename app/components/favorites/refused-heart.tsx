import { useCallback, useEffect, useState } from "react";
import { networkMessages } from "#messages/network";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { type FavoriteRefusal, watchRefusals } from "./refusals";

/** Says that a heart went back because it could not be kept, on every page that does not say so itself. */
export function RefusedHeart() {
  const m = useMessages(networkMessages);
  const [refusal, setRefusal] = useState<FavoriteRefusal | null>(null);
  const close = useCallback(() => setRefusal(null), []);
  useEffect(() => watchRefusals(setRefusal), []);
  return <Toast message={refusal && m.heart[refusal]} onClose={close} />;
}
