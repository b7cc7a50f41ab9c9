import { portionsOf } from "~/domain/favorites/saved-ids";
import { failureOf, NoAnswer } from "~/network/failure";
import { deviceLists, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";
import { type FavoriteRefusal, notifyRefusal } from "./refusals";
import { rememberedAccount, rememberSaved } from "./remembered-account";

type Ids = Record<SavedKind, readonly string[]>;
type Change = { kind: SavedKind; add?: readonly string[]; remove?: readonly string[] };

const KINDS = ["event", "organizer"] as const;
const FIELDS = { event: "event_ids", organizer: "organizer_ids" } as const;

/**
 * First moves the device's favourites into the account. Null on failure: what was not moved stays on the device.
 * Offline, the lists are the account's last known.
 */
export async function openAccount(): Promise<SavedLists | null> {
  try {
    let ids: Ids | null = null;
    for (const kind of KINDS) ids = (await moveToAccount(kind)) ?? ids;
    ids ??= await ask();
    const lists = accountLists(ids);
    for (const kind of KINDS) followUp(kind, lists);
    return lists;
  } catch (error) {
    const saved = failureOf(error) === "offline" ? rememberedAccount()?.saved : null;
    if (saved) return accountLists(saved);
    const isMoving = KINDS.some((kind) => deviceLists[kind].read().length > 0);
    if (isMoving) console.error("Error migrating favorites", error);
    else reportNotLoaded(error);
    return null;
  }
}

const reportNotLoaded = (error: unknown) => console.error("Error loading favorites", error);

/** Moves what was saved while the account's lists were loading. */
function followUp(kind: SavedKind, account: SavedLists): void {
  const late = deviceLists[kind].read();
  if (late.length === 0) return;
  account[kind].change({ add: late });
  deviceLists[kind].change({ remove: late });
}

/** Returns the account's ids; null where the device had none. What fails to arrive stays on the device. */
async function moveToAccount(kind: SavedKind): Promise<Ids | null> {
  const device = deviceLists[kind];
  const moving = device.read();
  if (moving.length === 0) return null;
  let ids: Ids | null = null;
  for (const portion of portionsOf(moving)) {
    ids = await send({ kind, add: portion });
    device.change({ remove: portion });
  }
  console.info(`Migrated ${moving.length} favorites to your account`);
  return ids;
}

/** They show a change at once, and undo it where the server refuses it or cannot be reached. */
function accountLists(ids: Ids): SavedLists {
  let known = ids;
  /** As the server last said. */
  let stored = ids;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  rememberSaved(known);
  const set = (next: Ids) => {
    known = next;
    rememberSaved(known);
    listeners.forEach((listener) => listener());
  };
  const change = (requested: Change, onRefused?: () => void) => {
    if (!navigator.onLine) return void Promise.resolve().then(onRefused ?? (() => notifyRefusal("offline")));
    set({ ...known, [requested.kind]: changed(known[requested.kind], requested) });
    last = last
      .then(async () => (stored = await send(requested)))
      .catch((error: unknown) => {
        console.error(requested.remove?.length ? "Error removing favorite" : "Error saving favorites", error);
        set({ ...known, [requested.kind]: changed(known[requested.kind], inverse(requested, stored[requested.kind])) });
        if (onRefused) onRefused();
        else notifyRefusal(refusalOf(error, requested));
      });
  };
  const lookAgain = () => {
    if (document.visibilityState !== "visible") return;
    const before = last;
    before.then(() => ask()).then((fresh) => before === last && set((stored = kept(known, fresh))), reportNotLoaded);
  };
  const list = (kind: SavedKind): SavedList => ({
    subscribe(listener) {
      if (listeners.size === 0) {
        document.addEventListener("visibilitychange", lookAgain);
        window.addEventListener("online", lookAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener("visibilitychange", lookAgain);
        window.removeEventListener("online", lookAgain);
      };
    },
    read: () => known[kind],
    change: ({ add = [], remove = [], onRefused }) => change({ kind, add, remove }, onRefused),
  });
  return { event: list("event"), organizer: list("organizer") };
}

function changed(ids: readonly string[], { add = [], remove = [] }: Change): readonly string[] {
  const gone = new Set(remove);
  return [...new Set([...ids, ...add])].filter((id) => !gone.has(id));
}

function refusalOf(error: unknown, { remove = [] }: Change): FavoriteRefusal {
  if (error instanceof NoAnswer && error.status === 401) return "signedOut";
  if (failureOf(error) === "offline") return "offline";
  return remove.length > 0 ? "remove" : "save";
}

function inverse({ kind, add = [], remove = [] }: Change, before: readonly string[]): Change {
  const had = new Set(before);
  return { kind, add: remove.filter((id) => had.has(id)), remove: add.filter((id) => !had.has(id)) };
}

/** The same arrays where nothing has changed, so that subscribers don't rerender. */
function kept(known: Ids, fresh: Ids): Ids {
  const pick = (kind: SavedKind) => (known[kind].join() === fresh[kind].join() ? known[kind] : fresh[kind]);
  return { event: pick("event"), organizer: pick("organizer") };
}

/** Arrives even where the page is left at once. */
const send = ({ kind, add = [], remove = [] }: Change) =>
  ask({
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ add: { [FIELDS[kind]]: add }, remove: { [FIELDS[kind]]: remove } }),
  });

async function ask(init?: RequestInit): Promise<Ids> {
  const response = await fetch("/api/favorites", init);
  if (!response.ok) throw new NoAnswer(response.status);
  const { event_ids, organizer_ids } = await response.json<{ event_ids: string[]; organizer_ids: string[] }>();
  return { event: event_ids, organizer: organizer_ids };
}
