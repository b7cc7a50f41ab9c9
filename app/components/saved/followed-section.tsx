import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { favoritesMessages } from "#messages/favorites";
import { EventRow } from "~/components/events/event-row";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { FavoritesView } from "~/views/favorites/favorites";
import { FavoriteButton } from "../favorites/favorite-button";
import { PlainFavoriteButton } from "../favorites/plain-favorite-button";
import { savedLists } from "../favorites/saved-lists";
import { useFollows } from "../favorites/use-favorites";

interface Props {
  view: FavoritesView;
  isInAccount: boolean;
  /** The list of followed organizers has loaded. */
  isReady: boolean;
  onUnfollow: (id: string, name: string) => void;
  onRefused: (name: string) => void;
}

export function FollowedSection({ view, isInAccount, isReady, onUnfollow, onRefused }: Props) {
  const m = useMessages(favoritesMessages);
  const lang = useContentLanguage();
  const follows = useFollows();
  const isFollowed = (id: string) => !isReady || follows.has(id);
  const followed = view.followed.filter(({ id }) => isFollowed(id));
  if (followed.length === 0) return null;
  const events = view.followedEvents.filter((event) => isFollowed(event.organizer.id));
  return (
    <section aria-labelledby="followed" className="mt-12">
      <h2 id="followed" className="text-section lg:text-page">
        {m.followed}
      </h2>
      <ul aria-label={m.followedList} className="mt-4 mb-5 flex flex-wrap gap-2.5">
        {followed.map((organizer) => (
          <li
            key={organizer.id}
            className="flex max-w-full items-center rounded-full border-[1.5px] border-line bg-surface"
          >
            <Link
              to={`/organizer/${organizer.id}`}
              prefetch="intent"
              className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full py-1 pl-3 font-medium hover:underline"
            >
              <OrganizerAvatar organizer={organizer} size="s" />
              <span lang={lang} className="truncate">
                {organizer.name}
              </span>
            </Link>
            <button
              type="button"
              onClick={() => {
                savedLists.organizer.change({
                  remove: [organizer.id],
                  onRefused: () => onRefused(organizer.name ?? ""),
                });
                onUnfollow(organizer.id, organizer.name ?? "");
              }}
              aria-label={m.unfollow(organizer.name ?? "")}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-faint hover:text-ink noscript:hidden"
            >
              <X aria-hidden="true" className="icon-text" />
            </button>
            {isInAccount && (
              <PlainFavoriteButton change="remove" kind="organizer" id={organizer.id} title={organizer.name ?? ""} />
            )}
          </li>
        ))}
      </ul>
      {events.length === 0 && <p className="text-ink-soft">{m.followedEmpty}</p>}
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow
              event={event}
              when={event.when}
              showDate
              action={<FavoriteButton kind="event" id={event.id} title={event.title} variant="icon" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
