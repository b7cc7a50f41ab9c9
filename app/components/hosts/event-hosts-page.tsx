import { Form, useNavigation } from "@remix-run/react";
import { Plus, Search } from "lucide-react";
import { hostMessages } from "#messages/hosts";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ScopeChoice } from "~/components/event-form/scope-choice";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { HelpMark } from "~/components/help/help-mark";
import { Flash } from "~/components/layout/flash";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { HOST_PARTS } from "~/domain/events/hosts";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { EventHostsView } from "~/views/events/hosts";
import { HostRow } from "./host-row";

interface Props {
  view: EventHostsView;
  answer: FormAnswer<"sameOrganizer" | "tooManyHosts" | "hasDeclined" | "gone" | "tooLate" | "tooMany"> | undefined;
}

export function EventHostsPage({ view, answer }: Props) {
  const m = useMessages(hostMessages);
  const lang = useContentLanguage();
  const form = useFormAnswer(answer);
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <ToDashboard />
      <div className="flex flex-col gap-6">
        <div>
          <Flash texts={m.flash} className="mt-2 mb-4" />
          <h1 className="text-page">{m.title}</h1>
          <p lang={lang} className="mt-2 font-serif text-title font-semibold wrap-anywhere">
            <MarkedTitle marks={view.marks} title={view.title} />
          </p>
          <EventMarks marks={view.marks} className="my-1" />
          <p className="font-semibold text-fjord">{view.when}</p>
          <p className="mt-2 text-ink-soft">{m.intro}</p>
        </div>
        <FormProblems form={form} problems={m.problems} />
        <section>
          <h2 className="text-section">{m.named}</h2>
          {view.named.length === 0 ? (
            <p className="mt-2 text-ink-soft">{m.noneNamed}</p>
          ) : (
            <ul className="mt-3 flex flex-col gap-3">
              {view.named.map((host) => (
                <li key={host.id}>
                  <Named host={host} later={view.later} />
                </li>
              ))}
            </ul>
          )}
          {view.later > 0 && view.named.length > 0 && (
            <p className="mt-3 text-note text-ink-soft">{m.withdrawsLater}</p>
          )}
        </section>
        {view.isOpen && view.hasRoom ? (
          <section>
            <Form className="flex items-end gap-2.5" role="search">
              <div className="min-w-0 flex-1">
                <TextField
                  label={m.find}
                  name="q"
                  help={<HelpMark about="hosts" label={m.find} />}
                  type="search"
                  defaultValue={view.query}
                  maxLength={200}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              </div>
              <Button type="submit" kind={view.found ? "quiet" : "primary"} className="min-h-12">
                <Search aria-hidden="true" className="icon-text" />
                {m.search}
              </Button>
            </Form>
            {view.found && <FoundHosts found={view.found} query={view.query} later={view.later} />}
          </section>
        ) : (
          <p>{view.isOpen ? m.full : m.over}</p>
        )}
        <p>
          <ButtonLink kind="quiet" to={`/event/${view.id}`}>
            {m.see}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

const COLORS = {
  asked: "bg-amber-tint text-amber-ink",
  accepted: "bg-fjord-tint text-fjord",
  declined: "bg-sunk text-ink-soft",
};

/** Taken off this date and the later ones. */
function Named({ host, later }: { host: EventHostsView["named"][number]; later: number }) {
  const m = useMessages(hostMessages);
  return (
    <HostRow organizer={host} note={m.part[host.part]}>
      <span className={`rounded-inner px-2.5 py-1 text-fine font-semibold ${COLORS[host.state]}`}>
        {m.state[host.state]}
      </span>
      {host.state !== "declined" && (
        <PostForm failed={m.failed}>
          <input type="hidden" name="scope" value={later > 0 ? "following" : "this"} />
          <Button
            type="submit"
            kind="quiet"
            name="withdraw"
            value={host.id}
            aria-label={m.withdrawFor(host.name ?? "")}
          >
            {m.withdraw}
          </Button>
        </PostForm>
      )}
    </HostRow>
  );
}

interface FoundHostsProps {
  found: NonNullable<EventHostsView["found"]>;
  query: string;
  /** Dates of the event's series that come later. */
  later: number;
}

/** Each can be asked in one press for either part. */
function FoundHosts({ found, query, later }: FoundHostsProps) {
  const m = useMessages(hostMessages);
  const isSending = useNavigation().formMethod === "POST";
  if (found.length === 0) return <p className="mt-4">{m.nothingFound}</p>;
  return (
    <PostForm failed={m.failed} className="mt-5 flex flex-col gap-4">
      {later > 0 && (
        <ScopeChoice
          legend={m.scope}
          scopes={[
            { scope: "this", label: m.scopes.this },
            { scope: "following", label: m.scopes.following(later) },
          ]}
          chosen="following"
        />
      )}
      <div>
        <h2 className="text-title">{m.found(query)}</h2>
        <p className="mt-1 text-ink-soft">{m.askHint}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {found.map((organizer) => (
          <li key={organizer.id}>
            <HostRow organizer={organizer}>
              {HOST_PARTS.map((part) => (
                <Button
                  key={part}
                  type="submit"
                  kind="quiet"
                  name={part}
                  value={organizer.id}
                  disabled={isSending}
                  aria-label={m.askNamed(m.part[part], organizer.name ?? "")}
                >
                  <Plus aria-hidden="true" className="icon-text" />
                  {m.part[part]}
                </Button>
              ))}
            </HostRow>
          </li>
        ))}
      </ul>
    </PostForm>
  );
}
