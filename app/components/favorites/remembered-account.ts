import type { AccountState } from "~/domain/accounts/account-state";
import type { SavedKind } from "./device-favorites";

/** An account as the device remembers it, with what it has saved. */
export type RememberedAccount = NonNullable<AccountState> & { saved?: Record<SavedKind, readonly string[]> };

/** What a signed-in account has saved, on this device for as long as it is signed in here. */
export const ACCOUNT_KEY = "samling:account";

let last: { text: string | null; account: RememberedAccount | null } = { text: null, account: null };

/** Returns the account that was last seen signed in here; the same object until it changes. In the browser only. */
export function rememberedAccount(): RememberedAccount | null {
  try {
    const text = localStorage.getItem(ACCOUNT_KEY);
    if (text !== last.text) last = { text, account: JSON.parse(text ?? "null") as RememberedAccount | null };
    return last.account;
  } catch {
    return null;
  }
}
