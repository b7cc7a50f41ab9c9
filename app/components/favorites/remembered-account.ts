import type { AccountState } from "~/domain/accounts/account-state";
import { deleteStored, writeStored } from "~/network/stored";
import { type Ids, savedLists, shownAccount } from "./saved-lists";

type Account = NonNullable<AccountState>;

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
  writeStored(KEY, { ...account, ...(before?.id === account.id && account.savesInAccount && { saved: before.saved }) });
}

/** Nothing while the lists that are shown are not yet the account's. */
export function rememberSaved(): void {
  const account = rememberedAccount();
  const saved = { event: savedLists.event.read(), organizer: savedLists.organizer.read() };
  if (account?.id === shownAccount()) writeStored(KEY, { ...account, saved });
}

export const forgetAccount = (): void => deleteStored(KEY, FORMER_KEY);
