import { Link } from "@remix-run/react";
import { Copy, Eye, Share } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { Flash } from "~/components/layout/flash";
import { useSharing } from "~/components/share/use-sharing";
import { useMessages } from "~/i18n/use-messages";
import type { PublishedView } from "~/views/organizers/dashboard";

const STEP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-current px-4 font-semibold hover:bg-surface";
const ICON = { className: "icon-text", "aria-hidden": true } as const;

interface Props {
  published: PublishedView | null;
  /** How many of it wait, and how long; null where nothing does. */
  held: string | null;
}

/** What was just published, and what mostly comes next: to look at it, to share it, to make another like it. */
export function Published({ published, held }: Props) {
  const { flash } = useMessages(dashboardMessages);
  return (
    <Flash texts={{ published: flash.published, held: (count) => flash.held(count, held) }} className="mb-4">
      {published && <NextSteps {...published} />}
    </Flash>
  );
}

function NextSteps({ id, title, share }: PublishedView) {
  const m = useMessages(dashboardMessages).published;
  const { button, toast } = useSharing(share, "event");
  return (
    <>
      <p className="font-normal wrap-break-word">{title}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={`/event/${id}`} className={STEP}>
          <Eye {...ICON} />
          {m.see}
        </Link>
        <button type="button" {...button} className={`${STEP} noscript:hidden`}>
          <Share {...ICON} />
          {m.share}
        </button>
        <Link to={`/dashboard/event/new?copy=${id}`} className={STEP}>
          <Copy {...ICON} />
          {m.copy}
        </Link>
      </div>
      {toast}
    </>
  );
}
