/** "named": a text that names an event, such as "Julekonsert". */
export type LineKind = "blank" | "untitled" | "clock" | "place" | "text" | "named" | "subtitle" | "other";

/** Where titles of days stand; "unclear" where one line below is all that tells, "either" where what stands below would be one too. */
export type TitlesStand = "above" | "below" | "either" | "unclear";

const FEWEST_BELOW = 2;

/** "Julekonsert", and below it "Lørdag 12. desember kl. 18", with an empty line between or not. */
export function titlesStand(kinds: readonly LineKind[]): TitlesStand {
  let above = 0;
  let below = 0;
  let untitled = 0;
  let runs = 0;
  let withAbove = 0;
  let withBelow = 0;
  let betterBelow = 0;
  let betterAbove = 0;
  const afterBlank: boolean[] = [];
  const own = kinds.filter((kind) => kind !== "subtitle");
  const lines = own.filter((kind, index) => kind !== "blank" || own[index - 1] !== "blank");
  lines.forEach((kind, index) => {
    // Rows right below each other have one.
    if (kind !== "untitled" || lines[index - 1] === "untitled") return;
    runs++;
    const last = lines.findIndex((other, at) => at >= index && other !== "untitled") - 1;
    const end = last < 0 ? lines.length - 1 : last;
    untitled += end - index + 1;
    const textBelow = titleBeside(lines, besideHouse(lines, end, 1), 1);
    const textAbove = titleBeside(lines, end > index ? besideHouse(lines, index, -1) : index, -1);
    afterBlank.push(lines[index - 1] === "blank");
    if (textAbove) withAbove++;
    if (textBelow) withBelow++;
    if (textAbove && !textBelow) above++;
    if (textBelow && !textAbove) below++;
    if (textBelow === "named" && textAbove !== "named") betterBelow++;
    if (textAbove === "named" && textBelow !== "named") betterAbove++;
  });
  // A heading apart from the block that its first day begins and a title ends.
  const [begins, ...others] = afterBlank;
  if (begins && above + below === 0 && runs >= FEWEST_BELOW && withBelow === runs && !others.includes(true))
    return "below";
  if (above > below || (above === below && withAbove === runs) || (above + below === 0 && untitled === 1))
    return above === 0 && (betterBelow > 0 || (betterAbove === 0 && runs >= FEWEST_BELOW)) ? "either" : "above";
  return below > 0 && above === 0 && withBelow >= FEWEST_BELOW ? "below" : "unclear";
}

/** Its clock and its house stand below a day, or its house above it. */
function besideHouse(lines: readonly LineKind[], index: number, step: 1 | -1): number {
  let end = index;
  while (lines[end + step] === "place" || (step > 0 && lines[end + step] === "clock")) end += step;
  return end;
}

/** Right beside a line, or alone between empty lines. */
function titleBeside(lines: readonly LineKind[], index: number, step: 1 | -1): LineKind | null {
  const [next, second, third] = [1, 2, 3].map((by) => lines[index + by * step]);
  const isAlone = next === "blank" && (third === undefined || third === "blank");
  const text = isAlone ? second : next;
  return text === "text" || text === "named" ? text : null;
}

const FEWEST_LINES = 4;

/** Blank lines between all lines mean nothing. */
export function isDoubleSpaced(isBlank: readonly boolean[]): boolean {
  const written = isBlank.filter((blank) => !blank).length;
  return (
    written >= FEWEST_LINES && isBlank.every((blank, index) => blank || index === 0 || isBlank[index - 1] === true)
  );
}
