/** Names and what is so. */
export function Facts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className="overflow-hidden rounded-[22px] border border-line bg-surface">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-b border-line px-4 py-3 last:border-b-0">
          <dt className="basis-56 text-ink-soft">{name}</dt>
          <dd className="min-w-0 flex-1 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
