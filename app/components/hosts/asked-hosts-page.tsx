import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { askedHostMessages } from "#messages/hosts";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { HOST_STATES, type HostAnswer, type HostState } from "~/domain/events/hosts";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { AskedHostsView, AskedHostView } from "~/views/events/hosts";

export function AskedHostsPage({ view }: { view: AskedHostsView & { mayWrite: boolean } }) {
  const m = useMessages(askedHostMessages);
  const shown = HOST_STATES.filter((state) => view[state].length > 0);
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <ToDashboard />
      <Flash texts={m.flash} tone={(key) => (key === "withdrawn" ? "hint" : "done")} className="mt-2 mb-4" />
      <h1 className="text-page">{m.title}</h1>
      {shown.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <p className="mt-2 text-ink-soft">{m.intro}</p>
      )}
      {shown.map((state) => (
        <section key={state} className="mt-6">
          <h2 className="text-section">{m.sections[state]}</h2>
          <ul className="mt-3 flex flex-col gap-4">
            {view[state].map((event) => (
              <li key={`${event.id} ${event.part}`}>
                <Asked event={event} state={state} mayWrite={view.mayWrite} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface AskedProps {
  event: AskedHostView;
  state: HostState;
  mayWrite: boolean;
}

function Asked({ event, state, mayWrite }: AskedProps) {
  const m = useMessages(askedHostMessages);
  const lang = useContentLanguage();
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <p className="text-ink-soft">{(state === "asked" ? m.asks : m.is)[event.part](event.organizer.name)}</p>
      <h3 lang={lang} className="mt-1 text-title wrap-anywhere">
        <Link to={`/event/${event.id}`} className="underline-offset-4 hover:underline">
          <MarkedTitle marks={event.marks} title={event.title} />
        </Link>
      </h3>
      <EventMarks marks={event.marks} className="my-1" />
      <p className="font-semibold text-fjord">
        {event.when}
        {event.more > 0 && <span className="font-normal text-ink-soft"> {m.more(event.more)}</span>}
      </p>
      {event.place && <p lang={lang}>{event.place}</p>}
      {mayWrite && <Answers event={event} state={state} />}
    </article>
  );
}

function Answers({ event, state }: Omit<AskedProps, "mayWrite">) {
  const m = useMessages(askedHostMessages);
  const texts: Partial<Record<HostAnswer, string>> = {
    asked: { yes: m.yes[event.part], no: m.no },
    accepted: { no: m.leave },
    declined: { yes: m.yesAfterAll },
  }[state];
  return (
    <PostForm failed={m.failed} className="mt-4 flex flex-wrap gap-2">
      <input type="hidden" name="event_id" value={event.id} />
      {texts.yes && (
        <Button
          type="submit"
          kind={state === "asked" ? "primary" : "quiet"}
          name="answer"
          value="yes"
          aria-label={m.answerFor(texts.yes, event.title)}
        >
          <Check aria-hidden="true" className="icon-text" />
          {texts.yes}
        </Button>
      )}
      {texts.no && (
        <Button type="submit" kind="quiet" name="answer" value="no" aria-label={m.answerFor(texts.no, event.title)}>
          {texts.no}
        </Button>
      )}
    </PostForm>
  );
}
