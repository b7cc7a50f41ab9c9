import { Link } from "@remix-run/react";
import { PenLine } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { OnceLoaded } from "~/components/send/once-loaded";
import { buttonStyle } from "~/components/ui/button";
import type { EditAddress } from "~/domain/events/edit-address";
import { useMessages } from "~/i18n/use-messages";

const loadForm = async () => (await import("~/components/send/fetching-form")).FetchingForm;

const LOOK = buttonStyle("quiet", "w-full print:hidden");

export function EditLink({ at }: { at: EditAddress | null }) {
  const m = useMessages(detailMessages);
  if (!at) return null;
  const content = (
    <>
      <PenLine aria-hidden="true" />
      {m.edit}
    </>
  );
  if (at.chosen === null) {
    return (
      <Link to={at.to} className={LOOK}>
        {content}
      </Link>
    );
  }
  return (
    <OnceLoaded load={loadForm} action="/dashboard/switch">
      <input type="hidden" name="to" value="settings" />
      <button type="submit" name="organizer_id" value={at.chosen} className={LOOK}>
        {content}
      </button>
    </OnceLoaded>
  );
}
