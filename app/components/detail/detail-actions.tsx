import { FavoriteButton } from "~/components/favorites/favorite-button";
import { ReportButton } from "~/components/report/report-button";
import { ShareButton } from "~/components/share/share-button";
import { useViewer } from "~/components/use-viewer";
import type { ShareView } from "~/views/share";

interface Props {
  kind: "event" | "organizer";
  id: string;
  title: string;
  share: ShareView;
}

/** Save or follow, share, report. */
export function DetailActions({ kind, id, title, share }: Props) {
  const isSignedIn = useViewer() !== null;
  return (
    <div className="flex items-center gap-2.5">
      <div className="grid flex-1">
        <FavoriteButton id={id} title={title} kind={kind} variant="wide" />
      </div>
      <ShareButton share={share} kind={kind} />
      <ReportButton content={{ type: kind, id, title }} isSignedIn={isSignedIn} />
    </div>
  );
}
