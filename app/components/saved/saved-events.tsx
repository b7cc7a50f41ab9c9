import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { favoritesMessages } from "#messages/favorites";
import { EventRow } from "~/components/events/event-row";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { loadedApart } from "~/components/ui/loaded-apart";
import { Toast } from "~/components/ui/toast";
import { useMessages } from "~/i18n/use-messages";
import type { FavoriteEventView } from "~/views/favorites/favorites";
import type { SavedKind } from "../favorites/device-favorites";
import { FavoriteButton } from "../favorites/favorite-button";
import type { LoadedFavorites } from "../favorites/kept-favorites";
import { PlainFavoriteButton } from "../favorites/plain-favorite-button";
import { type Saved, savedList, useFavorites, useFollows, useIsInAccount } from "../favorites/use-favorites";
import { FollowedSection } from "./followed-section";

const KeptNote = loadedApart<{ at: number; unseen: number }>(
  async () => (await import("~/components/offline/kept-note")).KeptNote,
);

interface Removal {
  kind: SavedKind;
  ids: readonly string[];
  message: string;
}

/** The last removed favourite, or that it could not be removed. */
function useUndo() {
  const [outcome, setOutcome] = useState<Removal | { message: string } | null>(null);
  const forget = useCallback(() => setOutcome(null), []);
  const fail = useCallback((message: string) => setOutcome({ message }), []);
  const undo = () => {
    if (outcome && "ids" in outcome) savedList(outcome.kind).change({ add: outcome.ids });
    forget();
  };
  return {
    message: outcome?.message ?? null,
    canUndo: outcome !== null && "ids" in outcome,
    offer: (removal: Removal) => setOutcome(removal),
    fail,
    undo,
    forget,
  };
}

/** A row disappears as soon as it is removed, and comes back with "undo". */
export function SavedEvents({ loaded }: { loaded: LoadedFavorites }) {
  const m = useMessages(favoritesMessages);
  const favorites = useFavorites();
  const follows = useFollows();
  const undo = useUndo();
  // Until the account's list has loaded, everything that the server returned is shown.
  const isReady = useIsInAccount() === loaded.isInAccount;
  useReloadOnNew(isReady && !loaded.keptAt ? loaded : null, favorites, follows);

  const isSaved = (id: string) => !isReady || favorites.has(id);
  const events = loaded.view.events.filter(({ id }) => isSaved(id));
  const coming = new Set(loaded.view.events.map(({ id }) => id));
  const unseen = (loaded.keptAt ? favorites.ids : loaded.eventIds).filter((id) => isSaved(id) && !coming.has(id));
  // Without a network nobody knows which of them are over.
  const over = loaded.keptAt ? [] : unseen;
  const clearOver = () => {
    savedList("event").change({ remove: over, onRefused: () => undo.fail(m.clearFailed) });
    undo.offer({ kind: "event", ids: over, message: m.cleared(over.length) });
  };
  const offerUndo = ({ id, title }: FavoriteEventView) =>
    undo.offer({ kind: "event", ids: [id], message: m.removed(title) });

  return (
    <>
      {events.length === 0 && <NothingSaved hasOver={unseen.length > 0} />}
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow
              event={event}
              when={event.when}
              showDate
              headingLevel={2}
              action={
                <>
                  <FavoriteButton
                    kind="event"
                    id={event.id}
                    title={event.title}
                    variant="icon"
                    isListed={!isReady}
                    onToggle={() => offerUndo(event)}
                    onRefused={() => undo.fail(m.removeFailed(event.title))}
                  />
                  {loaded.isInAccount && (
                    <PlainFavoriteButton change="remove" kind="event" id={event.id} title={event.title} />
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {loaded.keptAt && <KeptNote of={{ at: loaded.keptAt, unseen: unseen.length }} />}
      {over.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sunk py-2.5 pr-2.5 pl-5 text-note text-ink-soft">
          <p>{m.over(over.length)}</p>
          <Button kind="quiet" onClick={clearOver}>
            {m.clearOver}
          </Button>
        </div>
      )}
      <FollowedSection
        view={loaded.view}
        isInAccount={loaded.isInAccount}
        isReady={isReady}
        onUnfollow={(id, name) => undo.offer({ kind: "organizer", ids: [id], message: m.unfollowed(name) })}
        onRefused={(name) => undo.fail(m.unfollowFailed(name))}
      />
      <Toast
        message={undo.message}
        {...(undo.canUndo && { action: { label: m.undo, onPress: undo.undo } })}
        onClose={undo.forget}
      />
    </>
  );
}

function NothingSaved({ hasOver }: { hasOver: boolean }) {
  const m = useMessages(favoritesMessages);
  return (
    <EmptyState title={hasOver ? m.emptyComing : m.empty} text={m.emptyHint}>
      <ButtonLink to="/">{m.explore}</ButtonLink>
    </EmptyState>
  );
}

/** When something was saved that the page does not have: in another tab, or by a button on it. */
function useReloadOnNew(loaded: LoadedFavorites | null, favorites: Saved, follows: Saved): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!loaded) return;
    const known = new Set([...loaded.eventIds, ...loaded.organizerIds]);
    if ([...favorites.ids, ...follows.ids].some((id) => !known.has(id))) revalidate();
  }, [loaded, favorites.ids, follows.ids, revalidate]);
}
