import { Link } from "@remix-run/react";
import { mismatchListMessages } from "#messages/mismatches";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { MismatchedEventView } from "~/views/events/mismatches";

export function MismatchList({ events, mayWrite }: { events: MismatchedEventView[]; mayWrite: boolean }) {
  const m = useMessages(mismatchListMessages);
  return (
    <div className="mx-auto max-w-2xl">
      <Flash texts={m.flash} />
      <ToDashboard />
      <h1 className="text-page">{m.title}</h1>
      {events.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{m.intro}</p>
          <ul className="mt-5 flex flex-col gap-4">
            {events.map((event) => (
              <li key={event.id}>
                <Mismatched event={event} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Mismatched({ event, mayWrite }: { event: MismatchedEventView; mayWrite: boolean }) {
  const m = useMessages(mismatchListMessages);
  const lang = useContentLanguage();
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h2 lang={lang} className="text-title">
        <Link to={`/event/${event.id}`} className="underline-offset-4 hover:underline">
          {event.title}
        </Link>
      </h2>
      <p className="font-semibold text-fjord">{event.when}</p>
      <p className="mt-2 font-semibold">{event.said.join(" · ")}</p>
      {event.words.map((words, at) => (
        <blockquote key={at} className="mt-2 border-l-2 border-line pl-3 text-ink-soft">
          {words}
        </blockquote>
      ))}
      {event.calendar && <p className="mt-2 text-note text-ink-soft">{m.inCalendar(event.calendar)}</p>}
      {mayWrite && (
        <PostForm failed={m.failed} aria-label={m.answer(event.title)} className="mt-4 flex flex-wrap gap-2">
          <input type="hidden" name="event_id" value={event.id} />
          {!event.calendar && (
            <ButtonLink kind="quiet" to={`/dashboard/event/${event.id}/edit`}>
              {m.edit}
            </ButtonLink>
          )}
          <Button type="submit" name="answer" value="fixed">
            {m.fixed}
          </Button>
          <Button kind="quiet" type="submit" name="answer" value="right">
            {m.right}
          </Button>
        </PostForm>
      )}
    </article>
  );
}
