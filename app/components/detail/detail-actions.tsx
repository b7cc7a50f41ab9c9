import type { ReactNode } from "react";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { PlainFavoriteButton } from "~/components/favorites/plain-favorite-button";
import { useViewer } from "~/components/layout/use-viewer";
import { ReportButton } from "~/components/report/report-button";
import { ShareButton } from "~/components/share/share-button";
import type { ShareView } from "~/views/site/share";

interface Props {
  kind: "event" | "organizer";
  id: string;
  title: string;
  /** Null while visitors don't see the page. */
  share: ShareView | null;
  /** Where there is nothing to save. */
  instead?: ReactNode;
  /** Saving is not what one is here for. */
  isSavingQuiet?: boolean;
}

export function DetailActions({ kind, id, title, share, instead, isSavingQuiet = false }: Props) {
  const viewer = useViewer();
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <div className="grid flex-1">
        {instead || <FavoriteButton id={id} title={title} kind={kind} variant={isSavingQuiet ? "quiet" : "wide"} />}
        {!instead && viewer?.savesInAccount && <PlainFavoriteButton change="add" kind={kind} id={id} title={title} />}
      </div>
      {share && <ShareButton share={share} kind={kind} />}
      <ReportButton content={{ type: kind, id, title }} isSignedIn={viewer !== null} />
    </div>
  );
}
