import type { AccountState } from "~/domain/accounts/account-state";
import { countWishes, noWishes, readWishes, type Wishes } from "~/domain/offline/wishes";
import type { SavedKind } from "./device-favorites";
import { ACCOUNT_KEY, rememberedAccount } from "./remembered-account";

type Account = NonNullable<AccountState>;
type Ids = Record<SavedKind, readonly string[]>;

/** What it has pressed without a network, until it has been sent. */
const WISHES = "samling:wishes";

const watchers = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden: then nothing is at hand without a network.
  }
  watchers.forEach((watcher) => watcher());
}

export function rememberAccount(account: Account): void {
  const before = rememberedAccount();
  const saved = before?.id === account.id && account.savesInAccount ? before.saved : undefined;
  write(ACCOUNT_KEY, { ...account, ...(saved && { saved }) });
}

export function rememberSaved(saved: Ids): void {
  const account = rememberedAccount();
  if (account) write(ACCOUNT_KEY, { ...account, saved });
}

/** Returns what an account has not been told yet; nothing where it is another's. */
export function wishesOf(account: string): Wishes {
  const stored = readWishes(read(WISHES));
  return stored?.account === account ? stored : noWishes(account);
}

/** Stores them in the place of this account's former ones. */
export function storeWishes(wishes: Wishes): void {
  if (countWishes(wishes) > 0) write(WISHES, wishes);
  else if (waitingAccount() === wishes.account) write(WISHES, null);
}

/** Returns whose changes wait; null where none do. */
export const waitingAccount = (): string | null => readWishes(read(WISHES))?.account ?? null;

/** Returns how many changes wait, whosever they are. */
export function countWaiting(): number {
  const wishes = readWishes(read(WISHES));
  return wishes ? countWishes(wishes) : 0;
}

let hasEnded = false;

/** Returns whether the server has said that nobody is signed in here any more. */
export const hasSessionEnded = (): boolean => hasEnded;

export function setSessionEnded(ended: boolean): void {
  hasEnded = ended;
  watchers.forEach((watcher) => watcher());
}

export const forgetWishes = (): void => write(WISHES, null);

/** Forgets who was signed in here. What that account has pressed and not sent waits for it, unless it left on purpose. */
export function forgetAccount({ onPurpose }: { onPurpose: boolean }): void {
  if (read(ACCOUNT_KEY) !== null) write(ACCOUNT_KEY, null);
  if (onPurpose) forgetWishes();
}

export function watchAccountOnDevice(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
