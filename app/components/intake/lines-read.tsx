import { intakeMessages } from "#messages/intake";
import { Button } from "~/components/ui/button";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import { useMessages } from "~/i18n/use-messages";

/** More are no poster's. */
const MOST_LINES = 30;

/** Lines in which no event was found: what is marked as title and time goes to the form's own line. */
export function LinesRead({ lines }: { lines: readonly string[] }) {
  const { linesRead: m } = useMessages(intakeMessages);
  const shown = [...new Set(lines.map((line) => line.trim()).filter(Boolean))].slice(0, MOST_LINES);
  if (shown.length === 0) return null;
  const when = shown.find((line) => /\d/.test(line));
  const title = shown.find((line) => line !== when && /\p{L}{2}/u.test(line));
  return (
    <form action="/dashboard/event/new" className="mt-4 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{m.heading}</p>
      <p className="mt-1 text-note text-ink-soft">{m.text}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {shown.map((line, nth) => (
          <li key={line} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span id={`read-${nth}`} className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {line}
            </span>
            <span className="flex gap-2" role="group" aria-labelledby={`read-${nth}`}>
              <ChoiceChip type="radio" name={LINE_FIELD} value={line} defaultChecked={line === title}>
                {m.title}
              </ChoiceChip>
              <ChoiceChip type="radio" name="when" value={line} defaultChecked={line === when}>
                {m.when}
              </ChoiceChip>
            </span>
          </li>
        ))}
      </ul>
      <Button type="submit" className="mt-4">
        {m.goOn}
      </Button>
    </form>
  );
}
