interface Props {
  children: string;
  intro?: string;
}

export function PageHeading({ children, intro }: Props) {
  return (
    <div>
      <h1 className="type-37 lg:type-44">{children}</h1>
      {intro && <p className="mt-2 type-17 wrap-anywhere text-ink-soft">{intro}</p>}
    </div>
  );
}
