import { ChoiceChip } from "~/components/ui/choice-chip";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import { FilterSection } from "./filter-panel";

const SPANS = ["today", "tomorrow", "weekend", "week"] as const;
const FIELD = "h-11 rounded-xl border-[1.5px] border-line-strong bg-surface px-3";

/** Named days, or from one date to another. A named span and dates of one's own exclude each other. */
export function DateFilter({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const when = search.get("when") ?? "";
  return (
    <FilterSection legend={m.dateSection}>
      <ChoiceChip type="radio" name="when" value="" checked={when === ""} onChange={() => {}}>
        {m.anyTime}
      </ChoiceChip>
      {SPANS.map((span) => (
        <ChoiceChip key={span} type="radio" name="when" value={span} checked={when === span} onChange={() => {}}>
          {m[span]}
        </ChoiceChip>
      ))}
      <div className="flex w-full flex-wrap gap-3 pt-1">
        {(["from", "to"] as const).map((name) => (
          <label key={name} className="flex min-w-32 flex-1 flex-col gap-1 text-sm font-medium text-ink-soft">
            {name === "from" ? m.fromDate : m.toDate}
            <input type="date" name={name} key={search.get(name)} defaultValue={search.get(name) ?? ""} className={`${FIELD} w-full text-ink`} />
          </label>
        ))}
      </div>
    </FilterSection>
  );
}
