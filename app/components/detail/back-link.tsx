import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { commonMessages } from "#messages/common";
import { useBack } from "~/components/layout/use-back";
import { useMessages } from "~/i18n/use-messages";

/** On large screens, since phones have the top bar's arrow; `to` where there is no history. */
export function BackLink({ to }: { to: string }) {
  const m = useMessages(commonMessages);
  const goBack = useBack(to);
  return (
    <div className="mx-auto hidden max-w-[1180px] px-8 pb-2 lg:block print:hidden">
      <Link
        to={to}
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
        className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-fjord hover:underline"
      >
        <ArrowLeft aria-hidden="true" />
        {m.back}
      </Link>
    </div>
  );
}
