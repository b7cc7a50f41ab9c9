import { Link } from "@remix-run/react";
import { Globe, MapPin } from "lucide-react";
import { organizationsMessages } from "#messages/organizations";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { OrganizerCardView } from "~/views/organizers/card";

interface Props {
  organizer: OrganizerCardView;
  /** Among the first on the page: loads its image at once. */
  isEager?: boolean;
  /** The pointer is on its mark on the map. */
  isMarked?: boolean;
  /** Looked at, or no longer. */
  onPoint?: (isPointed: boolean) => void;
}

const SIZES = "(min-width: 1180px) 358px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw";

const WHOLE_CARD =
  "whole-target after:z-[1] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4";

/** One large link, with the logo in a window on the cover's edge. */
export function OrganizationCard({ organizer, isEager = false, isMarked = false, onPoint }: Props) {
  const m = useMessages(organizationsMessages);
  const lang = useContentLanguage();
  return (
    <li
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      className={`group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface pb-5 shadow-float transition-colors hover:border-line-strong ${isMarked ? "outline-3 outline-offset-2 outline-amber" : ""}`}
    >
      <div data-cover className="relative aspect-[9/4] overflow-hidden bg-sunk">
        <ResponsiveImage image={organizer.cover} sizes={SIZES} isEager={isEager} className="size-full object-cover" />
      </div>
      <div className="relative flex flex-wrap gap-x-3 px-4.5">
        <div data-window className="-mt-9 h-fit shrink-0 arch bg-surface p-1">
          <OrganizerAvatar organizer={organizer.badge} size="l" />
        </div>
        {/* Below the logo where the card is too narrow for the words of a name. */}
        <div className="min-w-0 flex-1 basis-40 pt-3">
          <h2 className="text-title">
            <Link to={`/organizer/${organizer.id}`} lang={lang} prefetch="intent" className={WHOLE_CARD}>
              {organizer.name}
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note text-ink-soft empty:hidden">
            {organizer.city && (
              <span lang={lang} className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="icon-note text-ink-faint" />
                {organizer.city}
              </span>
            )}
            {organizer.distance && <span className="even-digits">{organizer.distance}</span>}
            {!organizer.isKept && (
              <span className="rounded-full bg-sunk px-2.5 py-0.5 text-fine font-semibold">{m.notKept}</span>
            )}
            {organizer.hasWebsite && (
              <span className="inline-flex items-center gap-1.5 rounded-full bg-fjord-tint px-2.5 py-0.5 text-fine font-semibold text-fjord">
                <Globe aria-hidden="true" className="icon-note" />
                {m.website}
              </span>
            )}
          </p>
        </div>
      </div>
      <p lang={lang} className="line-clamp-2 px-4.5 pt-3 text-note text-ink-soft empty:hidden">
        {organizer.description}
      </p>
      <div className="absolute top-3 right-3 z-10">
        <FavoriteButton kind="organizer" id={organizer.id} title={organizer.name} variant="icon" />
      </div>
    </li>
  );
}
