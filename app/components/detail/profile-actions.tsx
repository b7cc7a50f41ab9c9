import { Link } from "@remix-run/react";
import { detailMessages } from "#messages/detail";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { PlainFavoriteButton } from "~/components/favorites/plain-favorite-button";
import { useIsSaved } from "~/components/favorites/use-favorites";
import { useViewer } from "~/components/layout/use-viewer";
import { ReportButton } from "~/components/report/report-button";
import { ShareButton } from "~/components/share/share-button";
import { useMessages } from "~/i18n/use-messages";
import type { ShareView } from "~/views/site/share";

interface Props {
  id: string;
  name: string;
  /** Null while visitors don't see the page. */
  share: ShareView | null;
}

export function ProfileActions({ id, name, share }: Props) {
  const viewer = useViewer();
  const organizer = { id, title: name, kind: "organizer" } as const;
  const m = useMessages(detailMessages);
  const isFollowed = useIsSaved("organizer", id);
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <div className="grid flex-1">
        <FavoriteButton {...organizer} variant="wide" />
        {viewer?.savesInAccount && <PlainFavoriteButton change="add" {...organizer} />}
      </div>
      {share && <ShareButton share={share} kind="organizer" />}
      <ReportButton content={{ type: "organizer", id, title: name }} isSignedIn={viewer !== null} />
      {isFollowed && (
        <Link to="/letters" className="-my-1.5 inline-flex min-h-11 basis-full items-center text-fjord underline">
          {m.byMail}
        </Link>
      )}
    </div>
  );
}
