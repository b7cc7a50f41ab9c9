import { adminMessages } from "#messages/admin";
import { Flash } from "~/components/layout/flash";
import { useMessages } from "~/i18n/use-messages";

/** What a superadmin has just done, or why not. */
export function AdminFlash() {
  const { flash, problems } = useMessages(adminMessages);
  const refusals = {
    "ikke-funnet": problems.load,
    borte: problems.gone,
    siste: problems.last,
    "siste-slett": problems.deleteLast,
    "slett-feil": problems.deleteOrganizer,
    "arrangement-feil": problems.deleteEvent,
  };
  return (
    <Flash texts={{ ...flash, ...refusals }} tone={(key) => (Object.hasOwn(refusals, key) ? "refused" : "done")} />
  );
}
