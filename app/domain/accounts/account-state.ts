import type { Viewer } from "./access";

export type AccountState = {
  /** The account whose form drafts the device may offer. */
  id: string;
  isOrganizer: boolean;
  savesInAccount: boolean;
} | null;

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
