export type LineKind = "blank" | "untitled" | "clock" | "place" | "text" | "other";

/** Where titles of days stand; "unclear" where one line below is all that tells. */
export type TitlesStand = "above" | "below" | "unclear";

const FEWEST_BELOW = 2;

/** "Julekonsert", and below it "Lørdag 12. desember kl. 18", with an empty line between or not. */
export function titlesStand(kinds: readonly LineKind[]): TitlesStand {
  let above = 0;
  let below = 0;
  let untitled = 0;
  let withAbove = 0;
  let withBelow = 0;
  const lines = kinds.filter((kind, index) => kind !== "blank" || kinds[index - 1] !== "blank");
  lines.forEach((kind, index) => {
    if (kind !== "untitled") return;
    untitled++;
    const isTextAbove = isTitle(lines, index, -1);
    const isTextBelow = isTitle(lines, endOfDay(lines, index), 1);
    if (isTextAbove) withAbove++;
    if (isTextBelow) withBelow++;
    if (isTextAbove && !isTextBelow) above++;
    if (isTextBelow && !isTextAbove) below++;
  });
  if (above > below || (above === below && withAbove === untitled) || (above + below === 0 && untitled === 1))
    return "above";
  return below > 0 && above === 0 && withBelow >= FEWEST_BELOW ? "below" : "unclear";
}

/** Its clock and its house stand below a day. */
function endOfDay(lines: readonly LineKind[], index: number): number {
  let end = index;
  while (lines[end + 1] === "clock" || lines[end + 1] === "place") end++;
  return end;
}

/** Right beside a line, or alone between empty lines. */
const isTitle = (lines: readonly LineKind[], index: number, step: 1 | -1): boolean => {
  const [next, second, third] = [1, 2, 3].map((by) => lines[index + by * step]);
  return next === "text" || (next === "blank" && second === "text" && (third === undefined || third === "blank"));
};

const FEWEST_LINES = 4;

/** Blank lines between all lines mean nothing. */
export function isDoubleSpaced(isBlank: readonly boolean[]): boolean {
  const written = isBlank.filter((blank) => !blank).length;
  return (
    written >= FEWEST_LINES && isBlank.every((blank, index) => blank || index === 0 || isBlank[index - 1] === true)
  );
}
