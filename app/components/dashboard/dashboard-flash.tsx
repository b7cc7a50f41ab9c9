import { Link, useLocation } from "@remix-run/react";
import { CircleCheck, Info, X } from "lucide-react";
import { commonMessages } from "~/i18n/common";
import { dashboardMessages } from "~/i18n/dashboard";
import { useMessages } from "~/i18n/use-messages";

/** Names of the search parameters that say what has just happened, and to how many. */
const PARAMETER = "melding";
const COUNT = "antall";
const MOST = 260;

/** Says what has just happened, until it is closed. */
export function DashboardFlash() {
  const { flash } = useMessages(dashboardMessages);
  const common = useMessages(commonMessages);
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const key = parameters.get(PARAMETER);
  if (key === null || !Object.hasOwn(flash, key)) return null;
  const count = Math.min(MOST, Math.max(1, Math.trunc(Number(parameters.get(COUNT))) || 1));
  const isRefusal = key === "importert";
  const Icon = isRefusal ? Info : CircleCheck;
  parameters.delete(PARAMETER);
  parameters.delete(COUNT);
  return (
    <div
      role="status"
      className={`mb-4 flex items-start gap-3 rounded-[18px] py-2 pr-2 pl-4 ${isRefusal ? "bg-amber-tint text-amber-ink" : "bg-fjord-tint text-fjord"}`}
    >
      <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="mt-2.5 shrink-0" />
      <p className="flex-1 py-2 font-medium">{flash[key as keyof typeof flash](count)}</p>
      <Link
        to={{ pathname, search: String(parameters) }}
        replace
        preventScrollReset
        aria-label={common.close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
      >
        <X size={20} strokeWidth={1.8} aria-hidden="true" />
      </Link>
    </div>
  );
}
