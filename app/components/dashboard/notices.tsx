import { Link, useLocation } from "@remix-run/react";
import { Copy, ExternalLink, Eye, MapPin, Share } from "lucide-react";
import type { ReactNode } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { Flash } from "~/components/layout/flash";
import { UndoForm } from "~/components/send/undo-form";
import { useSharing } from "~/components/share/use-sharing";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink } from "~/components/ui/button";
import type { BinIntent } from "~/domain/events/bin";
import { UNDO_INTENT } from "~/domain/events/state-choices";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView, PublishedView } from "~/views/dashboard/dashboard";
import type { ShareView } from "~/views/site/share";

export function WelcomeBanner({ view: { organizer, summary, isFirstTime } }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  return (
    <section className="flex items-center gap-3.5 lg:gap-5">
      <span className="lg:hidden">
        <OrganizerAvatar organizer={organizer} size="m" />
      </span>
      <span className="max-lg:hidden">
        <OrganizerAvatar organizer={organizer} size="l" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-fine leading-tight text-ink-soft lg:text-note">{m.welcome(isFirstTime)}</p>
        <h1 className="text-title lg:text-page">{organizer.name}</h1>
        <p className="text-note leading-snug text-ink-soft">
          {summary}
          {" · "}
          <Link to={`/organizer/${organizer.id}`} className="py-2.5 text-fjord underline underline-offset-4">
            {m.publicProfile}
          </Link>
        </p>
      </div>
    </section>
  );
}

const STEP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-current px-3 font-semibold hover:bg-surface";
const ICON = { className: "icon-text", "aria-hidden": true } as const;

interface Props {
  published: PublishedView | null;
  /** How many of its events are held, and until when; null where none are. */
  held: string | null;
}

export function Published({ published, held }: Props) {
  const { flash } = useMessages(dashboardMessages);
  return (
    <Flash
      texts={{
        published: flash.published,
        timed: (count) => (published?.shownFrom ? flash.timed(count, published.shownFrom) : flash.published(count)),
        held: (count) => flash.held(count, held),
      }}
      className="mb-4"
    >
      {published && <NextSteps {...published} />}
    </Flash>
  );
}

export function EventSaved({ event }: { event: PublishedView | null }) {
  const { flash } = useMessages(dashboardMessages);
  return (
    <Flash texts={{ saved: flash.saved, savedAsksAnew: flash.savedAsksAnew }} className="mb-4">
      {event && (
        <>
          <p className="font-normal">{event.title}</p>
          <SeeEvent event={event} />
        </>
      )}
    </Flash>
  );
}

export function StateSet({ event }: { event: PublishedView | null }) {
  const { flash } = useMessages(dashboardMessages);
  return (
    <Flash
      texts={{
        ...(event && { stateSet: (count) => flash.stateSet(count, event.title, event.state) }),
        stateUndone: flash.stateUndone,
      }}
      className="mb-4"
    >
      {event && (
        <SeeEvent event={event}>
          <UndoState id={event.id} />
        </SeeEvent>
      )}
    </Flash>
  );
}

function SeeEvent({ event: { id }, children }: { event: PublishedView; children?: ReactNode }) {
  const { published } = useMessages(dashboardMessages);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {children}
      <Link to={`/event/${id}`} className={STEP}>
        <Eye {...ICON} />
        {published.see}
      </Link>
    </div>
  );
}

const RESTORE: BinIntent = "restore";

export function Deleted() {
  const { flash } = useMessages(dashboardMessages);
  const id = new URLSearchParams(useLocation().search).get(FLASH.subject);
  return (
    <Flash texts={{ deleted: flash.deleted, severalDeleted: flash.severalDeleted }} className="mb-4">
      {id && <UndoForm action="/dashboard/bin" fields={{ id }} value={RESTORE} />}
    </Flash>
  );
}

/** Only right after the press: the event's page has the button for as long as it can be undone. */
function UndoState({ id }: { id: string }) {
  const hasJustBeen = new URLSearchParams(useLocation().search).get(FLASH.key) === "stateSet";
  if (!hasJustBeen) return null;
  return <UndoForm action={`/dashboard/event/${id}/state`} value={UNDO_INTENT} />;
}

function NextSteps({ id, title, share, publicPage }: PublishedView) {
  const { published: m, publicProfile } = useMessages(dashboardMessages);
  return (
    <>
      <p className="font-normal">{title}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={`/event/${id}`} className={STEP}>
          <Eye {...ICON} />
          {m.see}
        </Link>
        {publicPage && (
          <Link to={publicPage} className={STEP}>
            <ExternalLink {...ICON} />
            {publicProfile}
          </Link>
        )}
        {share && <ShareStep share={share} label={m.share} />}
        <Link to={`/dashboard/event/new?copy=${id}`} className={STEP}>
          <Copy {...ICON} />
          {m.copy}
        </Link>
      </div>
    </>
  );
}

function ShareStep({ share, label }: { share: ShareView; label: string }) {
  const { button, toast } = useSharing(share, "event");
  return (
    <>
      <button type="button" {...button} className={`${STEP} noscript:hidden`}>
        <Share {...ICON} />
        {label}
      </button>
      {toast}
    </>
  );
}

/** Until there is a position: without one no search nearby finds its events. */
export function AskPlace({ lacks }: { lacks: NonNullable<DashboardView["lacksPlace"]> }) {
  const m = useMessages(dashboardMessages).askPlace[lacks];
  return (
    <div className="mt-5">
      <AskBox Icon={MapPin} title={m.title} text={m.text}>
        <ButtonLink kind="quiet" to="/dashboard/settings#field-address">
          {m.button}
        </ButtonLink>
      </AskBox>
    </div>
  );
}
