import { Link } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { subscriptionMessages } from "#messages/subscription";
import { CopyField } from "~/components/ui/copy-field";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import { SideLink } from "./side-link";

export function Subscription({ address, help, onPaper }: { address: string; help: string; onPaper: string }) {
  const m = useMessages(subscriptionMessages);
  const { onPaper: paperLink } = useMessages(detailMessages);
  return (
    <section
      aria-label={m.subscribe}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <SideLink
        Icon={CalendarPlus}
        href={address.replace(/^https?:/, "webcal:")}
        text={m.subscribe}
        onPress={() => tellCounted("calendar_adds")}
      />
      <p className="text-note text-ink-soft">
        {m.subscribeHow}{" "}
        <Link to={help} className="text-fjord underline">
          {m.subscribeHelp}
        </Link>
      </p>
      <CopyField label={m.calendarAddress} text={address} />
      <a href={onPaper} className="text-note underline">
        {paperLink}
      </a>
    </section>
  );
}
