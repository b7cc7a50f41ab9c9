import { Link, useLocation } from "@remix-run/react";
import { Info, X } from "lucide-react";
import { commonMessages } from "~/i18n/common";
import { flashMessages } from "~/i18n/flash";
import { useMessages } from "~/i18n/use-messages";

/** Name of the search parameter that says why somebody was sent here. */
const PARAMETER = "melding";

/** Says why somebody was sent here from a page that could not be shown, until it is closed. */
export function FlashMessage() {
  const m = useMessages(flashMessages);
  const common = useMessages(commonMessages);
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const key = parameters.get(PARAMETER);
  if (key === null || !Object.hasOwn(m, key)) return null;
  parameters.delete(PARAMETER);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pb-4 lg:px-8">
      <div role="status" className="flex items-start gap-3 rounded-[18px] bg-amber-tint py-2 pr-2 pl-4 text-amber-ink">
        <Info size={20} strokeWidth={1.8} aria-hidden="true" className="mt-2.5 shrink-0" />
        <p className="flex-1 py-2 font-medium">{m[key as keyof typeof m]}</p>
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
    </div>
  );
}
