import { CalendarPlus, MapPin } from "lucide-react";
import { useOwnPosition } from "~/components/location/use-own-position";
import { EventMap } from "~/components/map/event-map";
import { OrganizerAvatar } from "~/components/organizer-avatar";
import type { EditAddress } from "~/domain/edit-address";
import { detailMessages } from "~/i18n/detail";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerPageView } from "~/views/organizer-page";
import { BackLink } from "./back-link";
import { ComingEvents } from "./coming-events";
import { ContactTiles } from "./contact-tiles";
import { Cover } from "./cover";
import { DetailActions } from "./detail-actions";
import { DetailColumns } from "./detail-columns";
import { EditLink } from "./edit-link";
import { LinkedParagraphs } from "./linked-paragraphs";
import { Section } from "./section";
import { SideLink } from "./side-link";
import { StructuredData } from "./structured-data";

export function OrganizerPage({ organizer, editAt }: { organizer: OrganizerPageView; editAt: EditAddress | null }) {
  const m = useMessages(detailMessages);
  return (
    <article>
      <StructuredData data={organizer.data} />
      <BackLink to="/organizations" />
      <Cover picture={organizer.cover} />
      <DetailColumns head={<Head organizer={organizer} editAt={editAt} />} side={<Side organizer={organizer} />}>
        <Section id="events" title={m.comingEvents}>
          <ComingEvents organizer={organizer} />
        </Section>
      </DetailColumns>
    </article>
  );
}

function Head({ organizer: { id, name, city, badge, share, description }, editAt }: { organizer: OrganizerPageView; editAt: EditAddress | null }) {
  const m = useMessages(detailMessages);
  return (
    <>
      <div className="flex items-end gap-4">
        <span className="relative -mt-16 arch-43 bg-paper p-1.5 lg:-mt-24 lg:ml-8">
          <OrganizerAvatar organizer={badge} size="l" />
        </span>
      </div>
      <h1 className="mt-3 type-32 wrap-break-word lg:text-5xl">{name}</h1>
      {city && (
        <p className="mt-2 flex items-center gap-1.5 text-lg text-ink-soft">
          <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
          {city}
        </p>
      )}
      <div className="mt-5 flex max-w-sm flex-col gap-4">
        <DetailActions kind="organizer" id={id} title={name} share={share} />
        <EditLink at={editAt} />
      </div>
      {description.length > 0 && (
        <div className="mt-8">
          <Section title={m.aboutUs}>
            <LinkedParagraphs paragraphs={description} />
          </Section>
        </div>
      )}
    </>
  );
}

function Side({ organizer }: { organizer: OrganizerPageView }) {
  const m = useMessages(detailMessages);
  return (
    <>
      <ContactTiles contact={organizer.contact} />
      <EventMap {...organizer.map} size="detail" userPosition={useOwnPosition()} />
      <SideLink Icon={CalendarPlus} href={`/organizer/${organizer.id}.ics`} text={m.subscribe} />
    </>
  );
}
