import { localChangesMessages } from "#messages/local-changes";
import { CHANGE_SCOPES } from "~/domain/calendars/local-changes";
import { useMessages } from "~/i18n/use-messages";

/** Whether a change is of one date or of all that its source lists of the event. */
export function DatesChoice({ dates, chosen }: { dates: number; chosen: string | undefined }) {
  const { scope: m } = useMessages(localChangesMessages);
  return (
    <fieldset className="rounded-card border border-line bg-amber-tint p-5 sm:p-6">
      <legend className="float-left mb-1 w-full font-serif text-title font-semibold">{m.legend}</legend>
      <p className="clear-both text-ink-soft">{m.about(dates)}</p>
      <div className="mt-3 flex flex-col gap-1">
        {CHANGE_SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="scope"
              value={scope}
              defaultChecked={(chosen ?? "date") === scope}
              className="size-5 shrink-0 accent-(--fjord)"
            />
            <span>
              {m[scope]}
              {scope === "event" && <span className="block text-note text-ink-soft">{m.eventHint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
