import type { AccountState } from "~/domain/accounts/account-state";
import type { SavedKind } from "./device-favorites";

type Account = NonNullable<AccountState>;
type Ids = Record<SavedKind, readonly string[]>;

export type RememberedAccount = Account & { saved?: Ids };

/** For as long as the account is signed in here. */
const KEY = "samling:account";

/** Where earlier editions kept hearts that were pressed without a network. */
const FORMER_KEY = "samling:wishes";

let last: { text: string | null; account: RememberedAccount | null } = { text: null, account: null };

/** The account last seen signed in here; the same object until it changes. In the browser only. */
export function rememberedAccount(): RememberedAccount | null {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== last.text) last = { text, account: JSON.parse(text ?? "null") as RememberedAccount | null };
    return last.account;
  } catch {
    return null;
  }
}

/** Keeps what was remembered of the same account. */
export function rememberAccount(account: Account): void {
  const before = rememberedAccount();
  store({ ...account, ...(before?.id === account.id && account.savesInAccount && { saved: before.saved }) });
}

export function rememberSaved(saved: Ids): void {
  const account = rememberedAccount();
  if (account) store({ ...account, saved });
}

function store(account: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(account));
  } catch {
    // Storage may be full or forbidden: then nothing is at hand without a network.
  }
}

export function forgetAccount(): void {
  try {
    for (const key of [KEY, FORMER_KEY]) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
