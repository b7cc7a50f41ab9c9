/** The heading of an administration page, and a line on what it is for. */
export function PageTitle({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="pt-3 type-34 lg:text-5xl">{title}</h1>
      <p className="mt-2 mb-6 text-lg text-ink-soft">{text}</p>
    </>
  );
}
