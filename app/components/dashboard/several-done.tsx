import { useLocation, useParams } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { Flash } from "~/components/layout/flash";
import { FetchingForm } from "~/components/send/fetching-form";
import { Button } from "~/components/ui/button";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";

export function SeveralDone({ text }: { text: (count: number) => string }) {
  const m = useMessages(dashboardMessages);
  const { search } = useLocation();
  const { id: series } = useParams();
  const list = new URLSearchParams(search);
  const id = list.get(FLASH.subject);
  Object.values(FLASH).forEach((name) => list.delete(name));
  if (series) list.set("series", series);
  return (
    <Flash texts={{ severalDone: text }} className="mb-4">
      {id && (
        <FetchingForm action={`/dashboard/several?${list}`} failed={m.undoFailed} className="mt-2">
          <input type="hidden" name="key" value={id} />
          <Button type="submit" kind="quiet" name="intent" value="undo">
            <Undo2 aria-hidden="true" className="icon-text" />
            {m.undo}
          </Button>
        </FetchingForm>
      )}
    </Flash>
  );
}
