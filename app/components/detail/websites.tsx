import { ExternalLink } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { SideLink } from "./side-link";

/** Named where there are several. */
export function Websites({ of: { websites }, className }: { of: EventPageView; className: string }) {
  const m = useMessages(detailMessages);
  return websites.map(({ href, host }) => (
    <div key={href} className={className}>
      <SideLink
        Icon={ExternalLink}
        href={href}
        isForeign
        text={websites.length === 1 ? m.visitWebsite : `${m.visitWebsite}: ${host}`}
      />
    </div>
  ));
}
