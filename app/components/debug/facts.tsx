export function DebugFacts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className="overflow-hidden rounded-card border border-line bg-surface">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="border-b border-line px-4 py-3 last:border-b-0 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-4"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
