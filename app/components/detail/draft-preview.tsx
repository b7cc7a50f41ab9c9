import { detailMessages } from "#messages/detail";
import { previewMessages } from "#messages/preview";
import { ArchDate } from "~/components/events/arch-date";
import { TypeBadge } from "~/components/events/type-badge";
import { Practical } from "~/components/facts/practical";
import { EventMap } from "~/components/map/event-map";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { DraftPreviewView } from "~/views/detail/event-preview";
import { Cover } from "./cover";
import { DetailColumns } from "./detail-columns";
import { EventFacts } from "./event-facts";
import { LinkedParagraphs } from "./linked-paragraphs";
import { OrganizerCard } from "./organizer-card";
import { Section } from "./section";

/** A draft as its event's page will look, without visitors' actions. */
export function DraftPreview({ preview: { event, isDated } }: { preview: DraftPreviewView }) {
  const m = useMessages(previewMessages);
  const detail = useMessages(detailMessages);
  const lang = useContentLanguage(event.language);
  return (
    <article>
      <p
        role="status"
        className="mx-auto mb-4 max-w-[1180px] rounded-field bg-amber-tint px-5 py-4 font-semibold text-amber-ink"
      >
        {m.band}
      </p>
      <Cover image={event.image} isEventImage />
      <DetailColumns
        head={
          <div className="flex flex-col items-start gap-4">
            <div className="flex items-end gap-3">
              {isDated && (
                <span data-window className="relative -mt-20 arch bg-paper p-1.5 lg:-mt-24 lg:ml-8">
                  <ArchDate {...event.startDay} isToday={event.near === "today"} />
                </span>
              )}
              <TypeBadge type={event.type} />
            </div>
            <h1 lang={lang} className="max-w-full text-page lg:text-display">
              {event.title || <Missing text={m.title} />}
            </h1>
            <OrganizerCard organizer={event.organizer} part="organizer" type={event.type} />
            {event.coOrganizers.map((organizer) => (
              <OrganizerCard key={organizer.id} organizer={organizer} part={organizer.part} type={event.type} />
            ))}
          </div>
        }
        side={
          <>
            <EventFacts event={event} ownPosition={null} />
            {event.practical.isSaid && <Practical of={event.practical} />}
          </>
        }
      >
        <Section title={detail.aboutEvent}>
          {event.description.length > 0 ? (
            <LinkedParagraphs paragraphs={event.description} language={event.language} />
          ) : (
            <Missing text={m.description} />
          )}
          {event.tags.length > 0 && <p className="mt-4 text-ink-soft">{event.tags.join(", ")}</p>}
        </Section>
        <EventMap {...event.map} type={event.type} size="detail" userPosition={null} />
      </DetailColumns>
    </article>
  );
}

const Missing = ({ text }: { text: string }) => <span className="text-ink-soft italic">{text}</span>;
