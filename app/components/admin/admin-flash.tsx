import { Link, useLocation } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { adminMessages } from "~/i18n/admin";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** Name of the search parameter that says what has just happened, or why it has not. */
const PARAMETER = "melding";

/** The refusals among the values of the parameter, as keys of their texts. */
const REFUSALS = {
  "ikke-funnet": "load",
  borte: "gone",
  siste: "last",
  "siste-slett": "deleteLast",
  "slett-feil": "deleteOrganizer",
  "arrangement-feil": "deleteEvent",
} as const;

/** Says what has just happened, until it is closed. */
export function AdminFlash() {
  const m = useMessages(adminMessages);
  const common = useMessages(commonMessages);
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const key = parameters.get(PARAMETER) ?? "";
  const refusal = Object.hasOwn(REFUSALS, key) ? m.problems[REFUSALS[key as keyof typeof REFUSALS]] : null;
  const done = Object.hasOwn(m.flash, key) ? m.flash[key as keyof typeof m.flash] : null;
  if (!refusal && !done) return null;
  const Icon = refusal ? CircleAlert : CircleCheck;
  parameters.delete(PARAMETER);
  return (
    <div
      role={refusal ? "alert" : "status"}
      className={`mb-4 flex items-start gap-3 rounded-[18px] py-2 pr-2 pl-4 ${refusal ? "bg-danger-tint text-danger" : "bg-fjord-tint text-fjord"}`}
    >
      <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="mt-2.5 shrink-0" />
      <p className="flex-1 py-2 font-medium">{refusal ?? done}</p>
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
