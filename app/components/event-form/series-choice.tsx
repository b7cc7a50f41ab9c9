import { eventFormMessages } from "#messages/event-form";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { SERIES_SCOPES } from "~/domain/events/repetition";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { SeriesView } from "~/views/events/form";
import { ScopeChoice } from "./scope-choice";

interface Props {
  series: SeriesView;
  values: FormTexts;
  /** Undefined counts as the first. */
  scope: string | undefined;
  isDeletion?: boolean;
}

export function SeriesChoiceField({ series, values, scope, isDeletion = false }: Props) {
  const m = useMessages(eventFormMessages);
  const isHydrated = useHydrated();
  const chosen = SERIES_SCOPES.find((name) => name === scope) ?? "this";
  const exceptions = chosen === "this" ? 0 : series.exceptions[chosen];
  return (
    <ScopeChoice
      legend={isDeletion ? m.deletion.legend : m.scope.legend}
      about={m.scope.about(series.repeats)}
      scopes={SERIES_SCOPES.map((name) => ({
        scope: name,
        label: m.scope[name],
        hint: name === "all" ? m.scope.allHint : undefined,
      }))}
      chosen={SERIES_SCOPES.find((name) => name === values.scope) ?? "this"}
    >
      {series.exceptions.all > 0 && (
        <TickBox
          name="include_exceptions"
          defaultChecked={Boolean(values.include_exceptions)}
          className={`mt-2 border-t border-line pt-2 ${exceptions === 0 && isHydrated ? "invisible" : ""}`}
        >
          {isDeletion
            ? m.deletion.includeExceptions(exceptions || series.exceptions.all)
            : m.scope.overwrite(exceptions || series.exceptions.all)}
        </TickBox>
      )}
    </ScopeChoice>
  );
}
