interface Props {
  children: string;
  intro?: string;
}

export function PageHeading({ children, intro }: Props) {
  return (
    <div>
      <h1 className="text-page lg:text-display">{children}</h1>
      {intro && <p className="mt-2 text-lead wrap-anywhere text-ink-soft">{intro}</p>}
    </div>
  );
}
