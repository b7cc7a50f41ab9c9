import { Form, Link } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { statisticsMessages } from "#messages/statistics";
import { Button } from "~/components/ui/button";
import { inputStyle } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import type { MonthChoice, StatisticsView } from "~/views/statistics/statistics";

export function MonthChooser({ view, hrefOf }: { view: StatisticsView; hrefOf: (month: string) => string }) {
  const m = useMessages(statisticsMessages);
  const { month, months, by, sort } = view;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-2">
        <Neighbour of="previous" choice={view.previous} hrefOf={hrefOf} />
        <h2 className="min-w-0 text-section first-letter:uppercase">{view.heading}</h2>
        <Neighbour of="next" choice={view.next} hrefOf={hrefOf} />
      </div>
      {months.length > 1 && (
        <Form key={month} method="get" preventScrollReset className="flex flex-wrap items-center gap-2 print:hidden">
          <input type="hidden" name="by" value={by} />
          <input type="hidden" name="sort" value={sort} />
          <label className="flex min-w-0 items-center gap-2 text-note font-medium text-ink-soft">
            {m.month}
            <select name="month" defaultValue={month} className={inputStyle("min-w-0")}>
              {months.map((choice) => (
                <option key={choice.month} value={choice.month}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" kind="quiet" className="min-h-12">
            {m.show}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface NeighbourProps {
  of: "previous" | "next";
  choice: MonthChoice | null;
  hrefOf: (month: string) => string;
}

function Neighbour({ of, choice, hrefOf }: NeighbourProps) {
  const m = useMessages(statisticsMessages);
  if (!choice) return null;
  return (
    <Link
      to={hrefOf(choice.month)}
      rel={of === "previous" ? "prev" : "next"}
      preventScrollReset
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface hover:border-line-strong print:hidden"
    >
      <ChevronLeft aria-hidden="true" className={of === "next" ? "rotate-180" : undefined} />
      <span className="sr-only">
        {m[of]}, {choice.name}
      </span>
    </Link>
  );
}
