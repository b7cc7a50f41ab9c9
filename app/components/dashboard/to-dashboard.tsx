import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { useMessages } from "~/i18n/use-messages";

export function ToDashboard() {
  const m = useMessages(dashboardMessages);
  return (
    <Link
      to="/dashboard"
      className="-ml-1 inline-flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="icon-text" />
      {m.toDashboard}
    </Link>
  );
}
