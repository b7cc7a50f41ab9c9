import type { Viewer } from "./access";

/** Who is looking, as far as the screens need to know; null for somebody who has not signed in. */
export type AccountState = {
  /** Whose drafts of forms the device may offer. */
  id: string;
  isOrganizer: boolean;
  /** Whether what they save is kept in the account. */
  savesInAccount: boolean;
} | null;

/** Where the account button leads. */
export function accountHome(viewer: AccountState): "/dashboard" | "/settings" | "/become-organizer" {
  if (!viewer) return "/become-organizer";
  return viewer.isOrganizer ? "/dashboard" : "/settings";
}

export function accountStateOf(viewer: Viewer | null): AccountState {
  return (
    viewer && {
      id: viewer.userId,
      isOrganizer: viewer.isSuperadmin || viewer.memberships.length > 0,
      savesInAccount: viewer.savesInAccount,
    }
  );
}
