import { Link } from "@remix-run/react";
import { BellPlus } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { detailMessages } from "#messages/detail";
import { useViewer } from "~/components/layout/use-viewer";
import { onceThere } from "~/components/ui/loaded-apart";
import { NAMED_ICON } from "~/components/ui/named-icon";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";

const loadDialog = () => import("~/components/letters/reminder-dialog");
const ReminderDialog = lazy(async () => ({ default: (await onceThere(loadDialog)).ReminderDialog }));

/** A page for accounts, whose choices it reads, and wherever the sheet is not loaded. */
export function Remind({ of: { id, title, hasPushes } }: { of: EventPageView }) {
  const m = useMessages(detailMessages);
  const viewer = useViewer();
  // Null until it is opened first.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const page = `/letters?event=${id}`;
  const open = (event: MouseEvent) => {
    if (viewer || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadDialog().catch(() => location.assign(page));
    setIsOpen(true);
  };
  return (
    <>
      <Link to={page} onClick={open} className={NAMED_ICON}>
        <BellPlus aria-hidden="true" />
        {m.remind}
      </Link>
      {isOpen !== null && (
        <Suspense>
          <ReminderDialog about={{ id, title }} {...{ hasPushes, isOpen }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
