import { useLocation, useParams } from "@remix-run/react";
import { dashboardMessages } from "#messages/dashboard";
import { Flash } from "~/components/layout/flash";
import { UndoForm } from "~/components/send/undo-form";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";

/** Where the list stands that several were chosen in. */
export function SeveralDone() {
  const { flash } = useMessages(dashboardMessages);
  const { search } = useLocation();
  const { id: series } = useParams();
  const list = new URLSearchParams(search);
  const id = list.get(FLASH.subject);
  Object.values(FLASH).forEach((name) => list.delete(name));
  if (series) list.set("series", series);
  return (
    <Flash texts={{ severalDone: flash.severalDone }} className="mb-4">
      {id && <UndoForm action={`/dashboard/several?${list}`} fields={{ key: id }} />}
    </Flash>
  );
}
