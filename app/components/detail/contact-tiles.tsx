import { Globe, Landmark, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { useMessages } from "~/i18n/use-messages";
import type { ContactView } from "~/views/detail/organizer-page";
import { Fact, Facts } from "./fact";

const LINK = "font-semibold text-fjord underline underline-offset-2";

export function ContactTiles({ contact: { website, phone, email, address, registered } }: { contact: ContactView }) {
  const m = useMessages(detailMessages);
  return (
    <Facts>
      {website && (
        <Tile Icon={Globe} label={m.website} href={website.href} text={m.visitWebsite} hint={website.host} isForeign />
      )}
      {phone && <Tile Icon={Phone} label={m.phone} href={phone.href} text={phone.text} />}
      {email && <Tile Icon={Mail} label={m.email} href={`mailto:${email}`} text={email} />}
      {address && (
        <Fact Icon={MapPin} label={m.address}>
          <span className="font-semibold">{address}</span>
        </Fact>
      )}
      {registered && (
        <Tile
          Icon={Landmark}
          label={m.organization}
          href={registered.href}
          text={m.registered}
          hint={m.registeredAs(registered.name, registered.number)}
          source={m.registerSource}
          isForeign
        />
      )}
    </Facts>
  );
}

interface TileProps {
  Icon: LucideIcon;
  label: string;
  href: string;
  text: string;
  hint?: string;
  source?: string;
  isForeign?: boolean;
}

function Tile({ Icon, label, href, text, hint, source, isForeign = false }: TileProps) {
  return (
    <Fact Icon={Icon} label={label}>
      <a
        href={href}
        rel={isForeign ? "nofollow ugc noopener" : undefined}
        className={`${LINK} after:absolute after:inset-0`}
      >
        {text}
      </a>
      {hint && <span className="block text-note text-ink-soft">{hint}</span>}
      {source && <span className="block text-note text-ink-soft">{source}</span>}
    </Fact>
  );
}
