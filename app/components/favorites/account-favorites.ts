import { portionsOf } from "~/domain/favorites/saved-ids";
import { failureOf, NoAnswer } from "~/network/failure";
import { deviceLists, type SavedKind, type SavedLists } from "./device-favorites";
import type { FavoriteRefusal } from "./refusals";
import { rememberedAccount, rememberSaved } from "./remembered-account";
import { type Account, giveUp, type Ids, isSignedIn, type Press, giveBack, savedLists, tellLists } from "./saved-lists";

const KINDS = ["event", "organizer"] as const;
const FIELDS = { event: "event_ids", organizer: "organizer_ids" } as const;

/**
 * First moves the device's favourites into the account. Null on failure: what was not moved stays on the device.
 * Offline, the lists are the account's last known.
 */
export async function openAccount(mine: Account): Promise<SavedLists | null> {
  try {
    const ids = (await moveToAccount(mine)) ?? (await ask());
    // Also what was saved while it was asked.
    return begin(mine, (await moveToAccount(mine)) ?? ids);
  } catch (error) {
    const known = failureOf(error) === "offline" ? rememberedAccount() : null;
    if (known?.saved && known.id === mine.id) return begin(mine, known.saved);
    console.error(`Error ${kindOnDevice() ? "migrating" : "loading"} favorites`, error);
    giveUp(mine);
    return null;
  }
}

const kindOnDevice = () => KINDS.find((kind) => deviceLists[kind].read().length > 0);

/** Returns the account's ids; null where the device had none. What fails to arrive stays on the device. */
async function moveToAccount(mine: Account): Promise<Ids | null> {
  let ids: Ids | null = null;
  // Also what is saved meanwhile.
  for (let kind = kindOnDevice(); kind && isSignedIn(mine); kind = kindOnDevice()) {
    const [add = []] = portionsOf(deviceLists[kind].read());
    ids = await send({ kind, add, remove: [] });
    deviceLists[kind].change({ remove: add });
    console.info(`Migrated ${add.length} favorites to your account`);
  }
  return ids;
}

/** From now on a change shows at once, and goes back where the server refuses it or cannot be reached. */
function begin(mine: Account, ids: Ids): SavedLists | null {
  if (!isSignedIn(mine)) return null;
  let stored = ids;
  let isSending = false;
  const show = () => {
    mine.shown = { event: asPressed("event"), organizer: asPressed("organizer") };
    if (!isSignedIn(mine)) return;
    rememberSaved();
    tellLists();
  };
  // The same arrays where nothing has changed, so that subscribers don't rerender.
  const asPressed = (kind: SavedKind) => {
    const fresh = pressed(stored, kind, mine.queue);
    return mine.shown?.[kind].join() === fresh.join() ? mine.shown[kind] : fresh;
  };
  const answered = (answer: Ids) => {
    mine.queue = mine.queue.slice(1);
    stored = answer;
    show();
  };
  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let press = mine.queue[0]; press && isSignedIn(mine); press = mine.queue[0])
      try {
        answered(await send(press));
      } catch (error) {
        answered(stored);
        console.error(press.remove.length > 0 ? "Error removing favorite" : "Error saving favorites", error);
        giveBack(press, refusalOf(error, press));
      }
    isSending = false;
  };
  mine.press = (press) => {
    if (!navigator.onLine) return void Promise.resolve().then(() => giveBack(press, "offline"));
    mine.queue = [...mine.queue, press];
    show();
    void sendAll();
  };
  const lookAgain = async () => {
    if (document.visibilityState !== "visible" || mine.queue.length > 0) return;
    const before = stored;
    const fresh = await ask().catch((error: unknown) => console.error("Error loading favorites", error));
    if (!fresh || stored !== before || mine.queue.length > 0) return;
    stored = fresh;
    show();
  };
  // Another tab remembers what is pressed there at once.
  const lookBeside = () => {
    const there = rememberedAccount();
    if (there?.id !== mine.id || !there.saved || mine.queue.length > 0) return;
    stored = there.saved;
    show();
  };
  const look = ({ type }: Event) => {
    if (isSignedIn(mine)) return void (type === "storage" ? lookBeside() : lookAgain());
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
    window.removeEventListener("storage", look);
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  window.addEventListener("storage", look);
  mine.queue = removalsIn(mine.queue);
  show();
  void sendAll();
  return savedLists;
}

/** What was saved meanwhile came with the device's, also where it had been removed before. */
const removalsIn = (queue: readonly Press[]): Press[] =>
  queue.flatMap((press, at) => {
    const isSavedAgain = (id: string) =>
      queue.slice(at).some(({ kind, add }) => kind === press.kind && add.includes(id));
    const remove = press.remove.filter((id) => !isSavedAgain(id));
    return remove.length > 0 ? [{ ...press, add: [], remove }] : [];
  });

function pressed(stored: Ids, kind: SavedKind, queue: readonly Press[]): readonly string[] {
  const ids = new Set(stored[kind]);
  for (const { add, remove } of queue.filter((press) => press.kind === kind)) {
    add.forEach((id) => ids.add(id));
    remove.forEach((id) => ids.delete(id));
  }
  return [...ids];
}

function refusalOf(error: unknown, { remove }: Press): FavoriteRefusal {
  if (error instanceof NoAnswer && error.status === 401) return "signedOut";
  if (failureOf(error) === "offline") return "offline";
  return remove.length > 0 ? "remove" : "save";
}

/** Arrives even where the page is left at once. */
const send = ({ kind, add, remove }: Pick<Press, "kind" | "add" | "remove">) =>
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
