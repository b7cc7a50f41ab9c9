interface Props {
  children: string;
  intro?: string;
}

export function PageHeading({ children, intro }: Props) {
  return (
    <div>
      <h1 className="text-[37px] lg:text-[44px]">{children}</h1>
      {intro && <p className="mt-2 text-[17px] wrap-anywhere text-ink-soft">{intro}</p>}
    </div>
  );
}
