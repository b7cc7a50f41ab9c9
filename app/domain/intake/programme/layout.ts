export type LineKind = "blank" | "untitled" | "clock" | "text" | "other";

/** "Julekonsert", and below it "Lørdag 12. desember kl. 18". */
export function titlesStandAbove(kinds: readonly LineKind[]): boolean {
  let above = 0;
  let below = 0;
  let untitled = 0;
  kinds.forEach((kind, index) => {
    if (kind !== "untitled") return;
    untitled++;
    const isTextAbove = kinds[index - 1] === "text";
    const isTextBelow = kinds[kinds[index + 1] === "clock" ? index + 2 : index + 1] === "text";
    if (isTextAbove && !isTextBelow) above++;
    if (isTextBelow && !isTextAbove) below++;
  });
  return above === below ? untitled === 1 : above > below;
}

const FEWEST_LINES = 4;

/** Blank lines between all lines mean nothing. */
export function isDoubleSpaced(isBlank: readonly boolean[]): boolean {
  const written = isBlank.filter((blank) => !blank).length;
  return (
    written >= FEWEST_LINES && isBlank.every((blank, index) => blank || index === 0 || isBlank[index - 1] === true)
  );
}
