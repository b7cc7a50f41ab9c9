/** Who is looking, as far as the screens need to know; null for somebody who has not signed in. */
export type Viewer = { isOrganizer: boolean } | null;

/** Where the account button leads. */
export function accountHome(viewer: Viewer): "/dashboard" | "/settings" | "/become-organizer" {
  if (!viewer) return "/become-organizer";
  return viewer.isOrganizer ? "/dashboard" : "/settings";
}
