import { reportMessages } from "#messages/report";
import { REPORT_CATEGORIES, type ReportCategory } from "~/domain/moderation/reports";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  chosen: ReportCategory | null;
  /** The form was sent without a category. */
  isMissing: boolean;
  onChoose: (category: ReportCategory) => void;
}

const HINT_ID = "report-category-hint";

/** A hint says that one is required until one is chosen. */
export function CategoryChoice({ chosen, isMissing, onChoose }: Props) {
  const m = useMessages(reportMessages);
  return (
    <fieldset aria-describedby={chosen ? undefined : HINT_ID} className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{m.question}</legend>
      {REPORT_CATEGORIES.map((category) => (
        <label
          key={category}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border-[1.5px] border-line px-4 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint has-focus-visible:outline-3 has-focus-visible:outline-amber"
        >
          <input
            type="radio"
            name="category"
            value={category}
            checked={chosen === category}
            onChange={() => onChoose(category)}
            className="size-5 accent-fjord"
          />
          {m.categories[category]}
        </label>
      ))}
      <p
        key={String(isMissing)}
        id={HINT_ID}
        role={isMissing ? "alert" : undefined}
        className={`text-note ${isMissing ? "font-medium text-danger" : "text-ink-soft"} ${chosen ? "invisible" : ""}`}
      >
        {m.problems.category}
      </p>
    </fieldset>
  );
}
