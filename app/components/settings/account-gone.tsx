import { CircleCheck } from "lucide-react";
import { accountOverviewMessages } from "~/i18n/account-overview";
import { useMessages } from "~/i18n/use-messages";

/** The last word to somebody who has deleted their account. */
export function AccountGone() {
  const m = useMessages(accountOverviewMessages);
  return (
    <p role="status" className="flex items-center gap-3 rounded-[18px] bg-fjord-tint px-4 py-3 font-medium text-fjord">
      <CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      {m.deleted}
    </p>
  );
}
