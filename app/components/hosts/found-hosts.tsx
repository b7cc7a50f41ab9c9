import { useNavigation } from "@remix-run/react";
import { Plus } from "lucide-react";
import { hostMessages } from "#messages/hosts";
import { ScopeChoice } from "~/components/event-form/scope-choice";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { HOST_PARTS } from "~/domain/events/hosts";
import { useMessages } from "~/i18n/use-messages";
import type { EventHostsView } from "~/views/events/hosts";
import { HostRow } from "./host-row";

interface Props {
  found: NonNullable<EventHostsView["found"]>;
  query: string;
  /** Dates of the event's series that come later. */
  later: number;
}

/** Each can be asked in one press for either part. */
export function FoundHosts({ found, query, later }: Props) {
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
