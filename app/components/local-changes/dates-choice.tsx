import { localChangesMessages } from "#messages/local-changes";
import { ScopeChoice } from "~/components/event-form/scope-choice";
import { CHANGE_SCOPES } from "~/domain/calendars/local-changes";
import { useMessages } from "~/i18n/use-messages";

/** One date, or all that the source lists of the event. */
export function DatesChoice({ dates, chosen }: { dates: number; chosen: string | undefined }) {
  const { scope: m } = useMessages(localChangesMessages);
  return (
    <ScopeChoice
      legend={m.legend}
      about={m.about(dates)}
      scopes={CHANGE_SCOPES.map((scope) => ({
        scope,
        label: m[scope],
        hint: scope === "event" ? m.eventHint : undefined,
      }))}
      chosen={CHANGE_SCOPES.find((scope) => scope === chosen) ?? "date"}
    />
  );
}
