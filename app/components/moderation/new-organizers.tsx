import { Check, ExternalLink } from "lucide-react";
import { moderationMessages } from "#messages/moderation";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { NewOrganizerView } from "~/views/organizers/new-organizers";
import { HideAllForm } from "./hide-all-form";

export function NewOrganizers({ organizers, mayVerify }: { organizers: NewOrganizerView[]; mayVerify: boolean }) {
  const m = useMessages(moderationMessages);
  if (organizers.length === 0) return null;
  return (
    <section aria-labelledby="new-organizers" className="mb-9 rounded-sheet bg-amber-tint p-5 lg:p-7">
      <h2 id="new-organizers" className="text-section text-amber-ink">
        {m.fresh.heading}
      </h2>
      <p className="mt-1 mb-4 text-amber-ink">{m.fresh.text}</p>
      <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        {organizers.map((organizer) => (
          <NewOrganizer key={organizer.id} organizer={organizer} mayVerify={mayVerify} />
        ))}
      </ul>
    </section>
  );
}

function NewOrganizer({ organizer, mayVerify }: { organizer: NewOrganizerView; mayVerify: boolean }) {
  const m = useMessages(moderationMessages);
  const { id, name, facts, description, seen, held, events, number } = organizer;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-4">
        <OrganizerAvatar organizer={organizer} size="m" />
        <div className="min-w-0 flex-1">
          <h3 className="font-serif text-lead leading-tight font-semibold">
            <a
              href={`/organizer/${id}`}
              target="_blank"
              rel="noopener"
              aria-label={m.open(name)}
              className="tall-target inline-flex items-center gap-1.5 py-1 wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
              <ExternalLink aria-hidden="true" className="icon-note" />
            </a>
          </h3>
          <p className="text-note text-ink-soft">{facts}</p>
          {description && <p className="mt-1 line-clamp-3 text-note">{description}</p>}
        </div>
      </div>
      {events.length > 0 && <Events held={held} events={events} />}
      {number && <OrganizationNumber id={id} number={number} mayVerify={mayVerify} />}
      <div className="mt-3 flex flex-wrap items-start gap-2.5">
        <PostForm failed={m.notSaved} preventScrollReset>
          <input type="hidden" name="organizer_id" value={id} />
          <Button type="submit" name="intent" value="review" aria-label={m.fresh.seenNamed(name)}>
            <Check aria-hidden="true" className="icon-text" />
            {m.fresh.seen}
          </Button>
        </PostForm>
        <HideAllForm id={id} name={name} seen={seen} />
      </div>
    </li>
  );
}

function Events({ held, events }: Pick<NewOrganizerView, "held" | "events">) {
  return (
    <div className="mt-3 rounded-field bg-sunk px-4 py-3 text-note">
      {held && <p className="font-semibold">{held}</p>}
      <ul>
        {events.map(({ id, title, text, day }) => (
          <li key={id}>
            <a
              href={`/event/${id}`}
              target="_blank"
              rel="noopener"
              className="tall-target inline-block py-1 wrap-anywhere underline underline-offset-4"
            >
              {title}
            </a>
            {` · ${day}`}
            {text && <span className="line-clamp-2 text-ink-soft">{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NumberProps {
  id: string;
  number: NonNullable<NewOrganizerView["number"]>;
  mayVerify: boolean;
}

/** To be compared with the register; a superadmin marks it as verified. */
function OrganizationNumber({ id, number: { digits, address, isVerified, registeredAs }, mayVerify }: NumberProps) {
  const m = useMessages(moderationMessages);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-note">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="tall-target inline-flex items-center gap-1.5 py-1 underline underline-offset-4"
      >
        {m.fresh.number(digits)}
        <ExternalLink aria-hidden="true" className="icon-note" />
      </a>
      {registeredAs && <span>{m.fresh.registeredAs(registeredAs)}</span>}
      {isVerified && <span className="text-fjord">{m.fresh.numberVerified}</span>}
      {mayVerify && !isVerified && (
        <PostForm failed={m.notSaved} preventScrollReset>
          <input type="hidden" name="organizer_id" value={id} />
          <input type="hidden" name="organization_number" value={digits} />
          <Button type="submit" kind="quiet" name="intent" value="verify_number">
            {m.fresh.verifyNumber}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
