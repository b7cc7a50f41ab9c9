/** Numbers are rounded to a tenth: d`M${x} ${y}H${right}`. */
export function d(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw({ raw: texts }, ...values.map((value) => (typeof value === "number" ? round(value) : value)));
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Standing on `base`; `x` is its middle. */
export function arch(x: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x - r} ${base}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** Two arcs struck from the opposite springers; `sharpness` 1 is equilateral, less is blunter. */
export function lancet(x: number, base: number, width: number, height: number, sharpness = 1): string {
  const half = width / 2;
  const radius = half + half * sharpness;
  const rise = Math.sqrt(radius ** 2 - (radius - half) ** 2);
  return d`M${x - half} ${base}v${rise - height}A${radius} ${radius} 0 0 1 ${x} ${base - height}A${radius} ${radius} 0 0 1 ${x + half} ${base - height + rise}v${height - rise}z`;
}

/** Path data beginning with M. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  let [px, py] = first!;
  let path = d`M${px} ${py}`;
  for (const [x, y] of rest) {
    const middle = (px + x) / 2;
    path += d`C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return path;
}
