export function LinesList({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <div className="text-note">
      <p className="font-semibold">{heading}</p>
      <ul className="list-disc pl-5 text-ink-soft marker:text-ink-faint">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
