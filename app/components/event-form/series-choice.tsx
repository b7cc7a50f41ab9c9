import { eventFormMessages } from "#messages/event-form";
import { useHydrated } from "~/components/ui/use-hydrated";
import { SERIES_SCOPES } from "~/domain/events/recurrence";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { SeriesView } from "~/views/events/form";

interface Props {
  series: SeriesView;
  values: FormTexts;
  /** The current choice; undefined counts as the first. */
  scope: string | undefined;
  /** Texts for a deletion instead of an edit. */
  isDeletion?: boolean;
}

/** The choice of a series' events, and whether those changed by hand are included. */
export function SeriesChoiceField({ series, values, scope, isDeletion = false }: Props) {
  const m = useMessages(eventFormMessages);
  const isHydrated = useHydrated();
  const chosen = SERIES_SCOPES.find((name) => name === scope) ?? "this";
  const exceptions = chosen === "this" ? 0 : series.exceptions[chosen];
  return (
    <fieldset className="rounded-card border border-line bg-amber-tint p-5 sm:p-6">
      <legend className="float-left mb-1 w-full font-serif text-title font-semibold">
        {isDeletion ? m.deletion.legend : m.scope.legend}
      </legend>
      <p className="clear-both text-ink-soft">{m.scope.about(series.repeats)}</p>
      <div className="mt-3 flex flex-col gap-1">
        {SERIES_SCOPES.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="scope"
              value={name}
              defaultChecked={(values.scope ?? "this") === name}
              className="size-5 accent-(--fjord)"
            />
            <span>
              {m.scope[name]}
              {name === "all" && <span className="block text-note text-ink-soft">{m.scope.allHint}</span>}
            </span>
          </label>
        ))}
      </div>
      {series.exceptions.all > 0 && (
        <label
          className={`mt-2 flex min-h-11 items-center gap-3 border-t border-line pt-2 ${exceptions === 0 && isHydrated ? "invisible" : ""}`}
        >
          <input
            type="checkbox"
            name="include_exceptions"
            defaultChecked={Boolean(values.include_exceptions)}
            className="size-5 accent-(--fjord)"
          />
          {isDeletion
            ? m.deletion.includeExceptions(exceptions || series.exceptions.all)
            : m.scope.overwrite(exceptions || series.exceptions.all)}
        </label>
      )}
    </fieldset>
  );
}
