import { portionsOf } from "~/domain/favorites/saved-ids";
import {
  asWished,
  wishedChanges,
  countWishes,
  noWishes,
  withoutIds,
  withoutSent,
  withWishes,
} from "~/domain/offline/wishes";
import { failureOf } from "~/network/failure";
import { rememberSaved, setSessionEnded, storeWishes, wishesOf } from "./account-on-device";
import { notifyRefusal } from "./refusals";
import { rememberedAccount } from "./remembered-account";
import { deviceLists, type SavedKind, type SavedList, type SavedLists } from "./device-favorites";

type Ids = Record<SavedKind, readonly string[]>;
type Change = { kind: SavedKind; add?: readonly string[]; remove?: readonly string[] };

const KINDS = ["event", "organizer"] as const;
const FIELDS = { event: "event_ids", organizer: "organizer_ids" } as const;

/**
 * Moves the device's favourites into the account, without duplicates, after what was pressed here without a network, and
 * returns the account's lists; null where that fails, and everything stays on the device. Without a network they are as
 * they were last.
 */
export async function openAccount(account = ""): Promise<SavedLists | null> {
  opened = account;
  try {
    let ids: Ids | null = await sendWishes();
    for (const kind of KINDS) ids = (await moveToAccount(kind)) ?? ids;
    ids ??= await ask().catch(reportNotLoaded);
    if (!ids) return null;
    const lists = accountLists(ids);
    for (const kind of KINDS) followUp(kind, lists);
    return lists;
  } catch (error) {
    const account = failureOf(error) === "offline" ? rememberedAccount() : null;
    if (account?.saved) return accountLists(wishedIds(account.saved));
    console.error("Error migrating favorites", error);
    return null;
  }
}

let opened = "";

/** Returns whose hearts these are; "" where the device does not know it yet. */
const accountId = () => opened || (rememberedAccount()?.id ?? "");

/** Returns ids as the account will have them. */
function wishedIds(ids: Ids): Ids {
  const wishes = wishesOf(accountId());
  return { event: asWished(ids.event, wishes, "event"), organizer: asWished(ids.organizer, wishes, "organizer") };
}

/** Sends what was pressed without a network, in one tab at a time; returns the account's ids, null where nothing was. */
async function sendWishes(): Promise<Ids | null> {
  const sendNow = async () => {
    const wishes = wishesOf(accountId());
    if (countWishes(wishes) === 0) return null;
    let ids: Ids | null = null;
    for (const kind of KINDS) {
      const { add, remove } = wishedChanges(wishes, kind);
      if (add.length + remove.length > 0) ids = await send({ kind, add, remove });
      storeWishes(withoutSent(wishesOf(wishes.account), { ...noWishes(wishes.account), [kind]: wishes[kind] }));
    }
    return ids;
  };
  return navigator.locks ? navigator.locks.request("samling:wishes", sendNow) : sendNow();
}

function reportNotLoaded(error: unknown): null {
  console.error("Error loading favorites", error);
  return null;
}

/** Also moves what was saved while the account's lists were loading. */
function followUp(kind: SavedKind, account: SavedLists): void {
  const late = deviceLists[kind].read();
  if (late.length === 0) return;
  account[kind].change({ add: late });
  deviceLists[kind].change({ remove: late });
}

/** Returns the account's ids afterwards; null where the device had none. What fails to arrive stays on the device. */
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

/** Returns lists that show a change at once, and undo it where the server refuses it. */
function accountLists(ids: Ids): SavedLists {
  let known = ids;
  let sending = 0;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  rememberSaved(known);
  const set = (next: Ids) => {
    known = next;
    rememberSaved(known);
    listeners.forEach((listener) => listener());
  };
  const change = (requested: Change, onRefused?: () => void) => {
    const before = known[requested.kind];
    set({ ...known, [requested.kind]: changed(before, requested) });
    sending++;
    last = last
      .then(() => send(requested))
      .then(() => {
        if (accountId()) storeWishes(withoutIds(wishesOf(accountId()), requested.kind, idsOf(requested)));
      })
      .catch((error: unknown) => {
        // The session may end meanwhile: what was pressed waits for the account.
        const isSignedOut = error instanceof SignedOut;
        if (accountId() && (isSignedOut || failureOf(error) === "offline")) {
          if (isSignedOut) setSessionEnded(true);
          return storeWishes(withWishes(wishesOf(accountId()), requested.kind, requested));
        }
        console.error(requested.remove?.length ? "Error removing favorite" : "Error saving favorites", error);
        set({ ...known, [requested.kind]: changed(known[requested.kind], inverse(requested, before)) });
        if (onRefused) onRefused();
        else notifyRefusal(requested.remove?.length ? "remove" : "save");
      })
      .finally(() => sending--);
  };
  const lookAgain = () => {
    if (document.visibilityState === "visible" && sending === 0)
      ask().then((fresh) => sending === 0 && set(kept(known, wishedIds(fresh))), reportNotLoaded);
  };
  const sendWaiting = () =>
    void sendWishes().then(
      (fresh) => fresh && sending === 0 && set(kept(known, wishedIds(fresh))),
      (error: unknown) => {
        if (error instanceof SignedOut) setSessionEnded(true);
        else reportNotLoaded(error);
      },
    );
  const list = (kind: SavedKind): SavedList => ({
    subscribe(listener) {
      if (listeners.size === 0) {
        document.addEventListener("visibilitychange", lookAgain);
        window.addEventListener("online", sendWaiting);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener("visibilitychange", lookAgain);
        window.removeEventListener("online", sendWaiting);
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

const idsOf = ({ add = [], remove = [] }: Change) => [...add, ...remove];

/** The account is no longer signed in here. */
class SignedOut extends Error {}

/** Returns the change that undoes a change of these ids. */
function inverse({ kind, add = [], remove = [] }: Change, before: readonly string[]): Change {
  const had = new Set(before);
  return { kind, add: remove.filter((id) => had.has(id)), remove: add.filter((id) => !had.has(id)) };
}

/** Returns the fresh lists; the same arrays where nothing has changed, so that subscribers don't rerender. */
function kept(known: Ids, fresh: Ids): Ids {
  const pick = (kind: SavedKind) => (known[kind].join() === fresh[kind].join() ? known[kind] : fresh[kind]);
  return { event: pick("event"), organizer: pick("organizer") };
}

/** Completes even where the page is left at once. */
const send = ({ kind, add = [], remove = [] }: Change) =>
  ask({
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ add: { [FIELDS[kind]]: add }, remove: { [FIELDS[kind]]: remove } }),
  });

async function ask(init?: RequestInit): Promise<Ids> {
  const response = await fetch("/api/favorites", init);
  if (response.status === 401) throw new SignedOut();
  if (!response.ok) throw new Error(`/api/favorites: ${response.status}`);
  const { event_ids, organizer_ids } = await response.json<{ event_ids: string[]; organizer_ids: string[] }>();
  return { event: event_ids, organizer: organizer_ids };
}
