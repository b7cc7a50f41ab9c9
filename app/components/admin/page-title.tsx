export function PageTitle({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="pt-3 text-page lg:text-display">{title}</h1>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{text}</p>
    </>
  );
}
