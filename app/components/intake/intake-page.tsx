import { Link } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { useMessages } from "~/i18n/use-messages";
import type { ListedIntakeView } from "~/views/intake/intakes";
import { Door } from "./door";
import type { IntakeAnswer } from "./intake-answer";

interface Props {
  view: { intakes: ListedIntakeView[]; shared: string };
  answer: IntakeAnswer | undefined;
}

export function IntakePage({ view: { intakes, shared }, answer }: Props) {
  const m = useMessages(intakeMessages);
  return (
    <>
      <ToDashboard />
      <Flash texts={m.flash} />
      <h1 className="text-title min-[22rem]:text-section sm:text-page lg:text-display">{m.page.title}</h1>
      <p className="mt-2 mb-6 max-w-3xl text-lead text-ink-soft">{m.intro}</p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
        <div>
          <Door answer={answer} shared={shared} />
          <p className="mt-2 text-note text-ink-soft">{`${m.field.hint} ${m.field.fileHint}`}</p>
        </div>
        {intakes.length > 0 && <Before intakes={intakes} />}
      </div>
    </>
  );
}

function Before({ intakes }: { intakes: ListedIntakeView[] }) {
  const { list } = useMessages(intakeMessages);
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="mb-3 text-title">
        {list.heading}
      </h2>
      <ul className="flex flex-col gap-2">
        {intakes.map(({ id, name, facts }) => (
          <li key={id}>
            <Link
              to={`/dashboard/intake/${id}`}
              className="block rounded-field border border-line bg-surface px-4 py-3 hover:border-line-strong"
            >
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-note text-ink-soft">{facts}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
