import { useRevalidator } from "@remix-run/react";
import { BellPlus, CalendarPlus } from "lucide-react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { favoritesMessages } from "#messages/favorites";
import { undoMessages } from "#messages/undo";
import { EventRow } from "~/components/events/event-row";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { loadedApart } from "~/components/ui/loaded-apart";
import { Toast } from "~/components/ui/toast";
import { useHydrated } from "~/components/ui/use-hydrated";
import { SAVED_IDS_PER_REQUEST } from "~/domain/favorites/saved-ids";
import { useMessages } from "~/i18n/use-messages";
import type { FavoriteEventView } from "~/views/favorites/favorites";
import type { SavedKind } from "../favorites/device-favorites";
import { FavoriteButton } from "../favorites/favorite-button";
import { FavoritesLoading } from "../favorites/favorites-frame";
import type { LoadedFavorites } from "../favorites/kept-favorites";
import { PlainFavoriteButton } from "../favorites/plain-favorite-button";
import { savedLists } from "../favorites/saved-lists";
import { type Saved, useFavorites, useFollows, useIsInAccount } from "../favorites/use-favorites";
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
    if (outcome && "ids" in outcome) savedLists[outcome.kind].change({ add: outcome.ids });
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
  const undoText = useMessages(undoMessages).undo;
  const favorites = useFavorites();
  const follows = useFollows();
  const undo = useUndo();
  // Until the account's list has loaded, everything that the server returned is shown.
  const isReady = useIsInAccount() === loaded.isInAccount;
  useReloadOnNew(isReady && !loaded.keptAt ? loaded : null, favorites, follows);

  const isSaved = ({ id }: { id: string }) => !isReady || favorites.has(id);
  const events = loaded.view.events.filter(isSaved);
  const past = loaded.view.past.filter(isSaved);
  const coming = new Set(loaded.view.events.map(({ id }) => id));
  const unseen = (loaded.keptAt ? favorites.ids : loaded.eventIds).filter((id) => isSaved({ id }) && !coming.has(id));
  // Without a network nobody knows which of them are over.
  const over = loaded.keptAt ? [] : unseen;
  // What the page does not know yet: its list is on the way.
  const isToCome = !loaded.keptAt && favorites.ids.some((id) => !loaded.eventIds.includes(id));
  // What the device brings to an account is known when the page has come alive.
  const isAlive = useHydrated();
  const nothing = <NothingSaved hasOver={unseen.length > 0} />;
  const clearOver = () => {
    savedLists.event.change({ remove: over, onRefused: () => undo.fail(m.clearFailed) });
    undo.offer({ kind: "event", ids: over, message: m.cleared(over.length) });
  };
  const heart = (event: FavoriteEventView) => (
    <>
      <FavoriteButton
        kind="event"
        id={event.id}
        title={event.title}
        variant="icon"
        isListed={!isReady}
        onToggle={() => undo.offer({ kind: "event", ids: [event.id], message: m.removed(event.title) })}
        onRefused={() => undo.fail(m.removeFailed(event.title))}
      />
      {loaded.isInAccount && <PlainFavoriteButton change="remove" kind="event" id={event.id} title={event.title} />}
    </>
  );
  const isThisWeek = ({ dateTime }: FavoriteEventView) => dateTime.slice(0, 10) <= loaded.view.weekEnds;

  return (
    <>
      {events.length === 0 && (!isAlive || isToCome ? <FavoritesLoading /> : nothing)}
      {events.length === 0 && <noscript>{nothing}</noscript>}
      {events.length > 0 && <AllOfThem events={events} onOffline={() => undo.fail(m.calendarFailed)} />}
      {/* A copy that a device kept before may lack it. */}
      {loaded.view.gone?.map(({ id, title, when }) => (
        <p key={id} className="mb-3 rounded-field bg-sunk px-5 py-3 wrap-anywhere">
          {m.takenAway(title, when)}
        </p>
      ))}
      <Group title={m.thisWeek} events={events.filter(isThisWeek)} action={heart} />
      <Group title={m.later} events={events.filter((event) => !isThisWeek(event))} action={heart} />
      {loaded.keptAt && <KeptNote of={{ at: loaded.keptAt, unseen: unseen.length }} />}
      {over.length > 0 && (
        <details className="mt-6 rounded-field bg-sunk px-5 py-2.5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{m.past}</summary>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-note text-ink-soft">
            <p>{m.over(over.length)}</p>
            <Button kind="quiet" onClick={clearOver} className="noscript:hidden">
              {m.clearOver}
            </Button>
          </div>
          <Group events={past} action={heart} />
        </details>
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
        {...(undo.canUndo && { action: { label: undoText, onPress: undo.undo } })}
        onClose={undo.forget}
      />
    </>
  );
}

interface GroupProps {
  title?: string;
  events: readonly FavoriteEventView[];
  action: (event: FavoriteEventView) => ReactNode;
}

function Group({ title, events, action }: GroupProps) {
  if (events.length === 0) return null;
  return (
    <section aria-label={title} className="mb-6">
      {title && <h2 className="mb-3 text-section">{title}</h2>}
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} when={event.when} showDate action={action(event)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The file is asked for with a body, because an address is logged. */
function AllOfThem({ events, onOffline }: { events: FavoriteEventView[]; onOffline: () => void }) {
  const m = useMessages(favoritesMessages);
  const ids = events.slice(0, SAVED_IDS_PER_REQUEST).map(({ id }) => id);
  const submit = (event: FormEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    onOffline();
  };
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <form method="post" action="/favorites.ics" onSubmit={submit}>
        <input type="hidden" name="event_ids" value={ids.join()} />
        <Button type="submit" kind="quiet">
          <CalendarPlus aria-hidden="true" className="icon-text" />
          {m.allToCalendar}
        </Button>
      </form>
      <ButtonLink to="/letters" kind="quiet">
        <BellPlus aria-hidden="true" className="icon-text" />
        {m.reminder}
      </ButtonLink>
    </div>
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
