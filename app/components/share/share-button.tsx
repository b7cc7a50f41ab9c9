import { Share } from "lucide-react";
import { shareMessages } from "#messages/share";
import { IconButton } from "~/components/ui/icon-button";
import { useMessages } from "~/i18n/use-messages";
import type { ShareView } from "~/views/site/share";
import { useSharing } from "./use-sharing";

/** Sharing needs scripts, so without them the button is hidden. */
export function ShareButton({ share, kind }: { share: ShareView; kind: "event" | "organizer" }) {
  const m = useMessages(shareMessages);
  const { button, toast } = useSharing(share, kind);
  return (
    <>
      <IconButton
        Icon={Share}
        label={m.shareNamed(share.title)}
        tooltip={m.share}
        {...button}
        className="noscript:hidden"
      />
      {toast}
    </>
  );
}
