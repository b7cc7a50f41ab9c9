import { Link } from "@remix-run/react";
import { MapPin } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { useOwnPosition } from "~/components/location/use-own-position";
import { EventMap } from "~/components/map/event-map";
import { loadedApart } from "~/components/ui/loaded-apart";
import type { EditAddress } from "~/domain/events/edit-address";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { NextService, OrganizerPageView } from "~/views/detail/organizer-page";
import { ComingEvents } from "./coming-events";
import { ContactTiles } from "./contact-tiles";
import { Cover } from "./cover";
import { DetailColumns } from "./detail-columns";
import { EditLink } from "./edit-link";
import { LinkedParagraphs } from "./linked-paragraphs";
import { ProfileActions } from "./profile-actions";
import { Section } from "./section";
import { Subscription } from "./subscription";

/** Apart, because the page's first load is at its limit. */
const FactsCard = loadedApart(async () => (await import("~/components/facts/practical")).FactsCard);
const OpeningCard = loadedApart(async () => (await import("~/components/facts/opening-card")).OpeningCard);

const Unkept = loadedApart(async () => (await import("./unkept")).Unkept);

const CardDownloads = loadedApart(async () => (await import("./card-downloads")).CardDownloads);

export function OrganizerPage({ organizer, editAt }: { organizer: OrganizerPageView; editAt: EditAddress | null }) {
  const m = useMessages(detailMessages);
  return (
    <article>
      <StructuredDataScripts data={[organizer.data, organizer.trail]} />
      <Cover image={organizer.cover} />
      <DetailColumns
        head={<Head organizer={organizer} editAt={editAt} />}
        side={<Side organizer={organizer} />}
        isSideLast
      >
        {organizer.unkept && <Unkept of={organizer.unkept} />}
        <Section id="events" title={m.comingEvents}>
          <ComingEvents organizer={organizer} />
        </Section>
        {organizer.description.length > 0 && (
          <Section title={m.aboutUs}>
            <LinkedParagraphs paragraphs={organizer.description} language={organizer.language} />
          </Section>
        )}
      </DetailColumns>
    </article>
  );
}

function Head({
  organizer: { id, name, city, language, badge, share, nextService },
  editAt,
}: {
  organizer: OrganizerPageView;
  editAt: EditAddress | null;
}) {
  const lang = useContentLanguage(language);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <span data-window className="relative -mt-16 arch bg-paper p-1.5 lg:-mt-24 lg:ml-8">
          <OrganizerAvatar organizer={badge} size="l" />
        </span>
        <div className="max-w-sm flex-1 basis-60">
          <ProfileActions id={id} name={name} share={share} />
        </div>
      </div>
      <h1 lang={lang} className="mt-3 text-page lg:text-display">
        {name}
      </h1>
      {city && (
        <p lang={lang} className="mt-1.5 flex items-center gap-1.5 text-lead text-ink-soft">
          <MapPin aria-hidden="true" className="icon-text" />
          {city}
        </p>
      )}
      {nextService && <NextServiceLine service={nextService} />}
      {editAt && (
        <div className="mt-4 max-w-sm">
          <EditLink at={editAt} />
        </div>
      )}
    </>
  );
}

function NextServiceLine({ service: { id, when, dateTime, place } }: { service: NextService }) {
  const m = useMessages(detailMessages);
  const lang = useContentLanguage();
  return (
    <p className="mt-4 max-w-xl">
      <Link
        to={`/event/${id}`}
        prefetch="intent"
        className="flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-field bg-amber-tint px-4 py-2.5 text-amber-ink"
      >
        <span className="text-note">{m.nextService}</span>
        <time dateTime={dateTime} className="font-semibold">
          {when}
        </time>
        {place && <span lang={lang}>{place}</span>}
      </Link>
    </p>
  );
}

function Side({ organizer }: { organizer: OrganizerPageView }) {
  return (
    <>
      <ContactTiles contact={organizer.contact} />
      {organizer.opening && <OpeningCard of={organizer.opening} />}
      {organizer.practical.facts.length > 0 && <FactsCard of={organizer.practical} />}
      <EventMap {...organizer.map} size="detail" userPosition={useOwnPosition()} />
      <Subscription
        address={organizer.calendarAddress}
        help={`/abonner?organizer_id=${organizer.id}`}
        onPaper={`/paper/week/${organizer.id}`}
      />
      <CardDownloads of={organizer.cards} />
    </>
  );
}
