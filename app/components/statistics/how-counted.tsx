import { statisticsMessages } from "#messages/statistics";
import { useMessages } from "~/i18n/use-messages";
import type { StatisticsView } from "~/views/statistics/statistics";

export function HowCounted({ explained, kept }: Pick<StatisticsView, "explained" | "kept">) {
  const m = useMessages(statisticsMessages);
  return (
    <details className="mt-9 rounded-field">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-fjord">{m.how}</summary>
      <p className="mt-2 max-w-2xl">{`${m.rounded} ${m.noProof}`}</p>
      <dl className="mt-4 flex max-w-2xl flex-col gap-3">
        {explained.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-2xl">{m.notCounted}</p>
      <p className="mt-2 max-w-2xl">{kept}</p>
    </details>
  );
}
