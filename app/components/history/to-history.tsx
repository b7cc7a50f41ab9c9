import { Link } from "@remix-run/react";
import { History } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { useMessages } from "~/i18n/use-messages";

export function ToHistory({ id }: { id: string }) {
  const m = useMessages(dashboardMessages);
  return (
    <Link
      to={`/dashboard/event/${id}/history`}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-ink"
    >
      <History aria-hidden="true" className="icon-text" />
      {m.history}
    </Link>
  );
}
