/** After its date: a comma for the ear, a line of its own on phones. */
export function FeastNames({ names }: { names: string }) {
  return (
    <>
      <span className="sr-only">, </span>
      <span className="block font-sans text-note font-medium tracking-normal text-amber-ink sm:ml-2.5 sm:inline">
        {names}
      </span>
    </>
  );
}
