import { Share } from "lucide-react";
import { useCallback, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Toast } from "~/components/ui/toast";
import { shareMessages } from "~/i18n/share";
import { useMessages } from "~/i18n/use-messages";
import type { ShareView } from "~/views/share";
import { browserDevice } from "./browser-device";
import { shareWithDevice } from "./share-with-device";

interface Props {
  share: ShareView;
  kind: "event" | "organizer";
}

/** Shares through the device; says so where it had to copy instead. Sharing needs scripts, so without them it is hidden. */
export function ShareButton({ share, kind }: Props) {
  const m = useMessages(shareMessages);
  const [message, setMessage] = useState<string | null>(null);
  const hide = useCallback(() => setMessage(null), []);
  const press = async () => {
    const outcome = await shareWithDevice(browserDevice(), share);
    if (outcome === "copied") setMessage(m.copied[kind]);
    if (outcome === "failed") setMessage(m.failed);
  };
  return (
    <>
      <IconButton Icon={Share} label={m.shareNamed(share.title)} tooltip={m.share} onClick={() => void press()} className="noscript:hidden" />
      <Toast message={message} onClose={hide} />
    </>
  );
}
