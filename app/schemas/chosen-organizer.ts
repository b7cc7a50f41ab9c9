import { z } from "zod";
import { contentId } from "./content-id";

/** The form that switches to another organisation, and where to go from there. */
export const chosenOrganizerForm = z.object({ organizer_id: contentId, to: z.enum(["settings"]).nullable().catch(null) });

const COOKIE = "samling_organizer";
const YEAR_SECONDS = 31_536_000;

/** The organisation last chosen on the device; what it may be used for is asked anew on every request. */
export function readChosenOrganizer(cookieHeader: string | null): string | null {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  return contentId.safeParse(match?.[1]).data ?? null;
}

/** A Set-Cookie header that keeps the choice for a year. */
export function chosenOrganizerCookie(id: string, secure: boolean): string {
  return `${COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
