import { useCallback, useState } from "react";
import { shareMessages } from "#messages/share";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import type { ShareView } from "~/views/site/share";

/** When somebody is about to share. */
const loadSharing = () => import("./share-from-browser");

/** A toast says so where the text was copied instead. */
export function useSharing(share: ShareView, kind: "event" | "organizer") {
  const m = useMessages(shareMessages);
  const [message, setMessage] = useState<string | null>(null);
  const hide = useCallback(() => setMessage(null), []);
  const prepare = () => void loadSharing();
  const press = async () => {
    const outcome = await loadSharing().then(
      ({ shareFromBrowser }) => shareFromBrowser(share),
      () => "failed" as const,
    );
    if (outcome === "copied" || outcome === "shared") tellCounted("shares", new URL(share.url).pathname);
    if (outcome === "copied") setMessage(m.copied[kind]);
    if (outcome === "failed") setMessage(m.failed(share.url));
  };
  return {
    button: { onClick: () => void press(), onPointerEnter: prepare, onFocus: prepare },
    toast: <Toast message={message} onClose={hide} />,
  };
}
