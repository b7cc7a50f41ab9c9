import sharp from "sharp";
import { round } from "../../scripts/drawing/path";
import { type Random, randomOf } from "../../scripts/drawing/random";

/** An image's pixels: red, green and blue, three bytes each. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Brushes from the coarsest to the finest: half their width, and how much a place must differ to be painted again. */
const BRUSHES = [
  { radius: 15, spacing: 1.5, threshold: 0, length: 6, opacity: 0.6 },
  { radius: 9, spacing: 1.1, threshold: 10, length: 5, opacity: 0.75 },
  { radius: 4.6, spacing: 1.15, threshold: 15, length: 4, opacity: 0.85 },
  { radius: 2.4, spacing: 1.2, threshold: 24, length: 4, opacity: 0.9 },
] as const;

/** The sketch is read in this width, and painted in its coordinates. */
const WIDTH = 1200;
const LOOKED_AT = 600;
const SCALE = WIDTH / LOOKED_AT;

/** Paints a sketch (an SVG, 3:2) with brush strokes along its forms; returns the painting as SVG, 1200 wide. */
export async function paint(sketch: string, name: string): Promise<string> {
  const random = randomOf(`strokes ${name}`);
  const sketched = sharp(Buffer.from(sketch)).resize(LOOKED_AT).removeAlpha();
  const strokes: string[] = [];
  let canvas: Pixels | null = null;
  for (const brush of BRUSHES) {
    const seen = await pixelsOf(
      brush.radius > 4 ? sketched.clone().blur(Math.max(0.5, brush.radius / SCALE / 2.2)) : sketched.clone(),
    );
    strokes.push(`<g stroke-opacity="${brush.opacity}">`, ...strokesOf(brush, seen, canvas, random), "</g>");
    canvas = seen;
  }
  const height = Math.round((WIDTH * canvas!.height) / canvas!.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</svg>`;
}

async function pixelsOf(image: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Brush = (typeof BRUSHES)[number];

function strokesOf(brush: Brush, seen: Pixels, painted: Pixels | null, random: Random): string[] {
  const step = (brush.radius * brush.spacing) / SCALE;
  const strokes: { order: number; svg: string }[] = [];
  for (let y = step / 2; y < seen.height; y += step) {
    for (let x = step / 2; x < seen.width; x += step) {
      const at = [x + random.between(-step, step) * 0.5, y + random.between(-step, step) * 0.5] as const;
      if (painted && difference(seen, painted, at[0], at[1]) < brush.threshold) continue;
      strokes.push({ order: random.next(), svg: stroke(brush, seen, at[0], at[1], random) });
    }
  }
  return strokes.sort((a, b) => a.order - b.order).map(({ svg }) => svg);
}

/**
 * Returns a curved stroke that follows the form: across the brightness gradient, as long as the colour stays the same.
 */
function stroke({ radius, length }: Brush, seen: Pixels, startX: number, startY: number, random: Random): string {
  const color = colorAt(seen, startX, startY);
  let [x, y] = [startX, startY];
  let [dx, dy] = [random.chance(0.5) ? 1 : -1, random.between(-0.25, 0.25)];
  let path = `M${round(x * SCALE)} ${round(y * SCALE)}`;
  const reach = (radius * 1.3) / SCALE;
  for (let i = 0; i < length; i++) {
    const [gx, gy] = slope(seen, x, y);
    const steepness = Math.hypot(gx, gy);
    if (steepness > 2) {
      const turned = -gy * dx + gx * dy < 0 ? -1 : 1;
      [dx, dy] = [(dx + (turned * -gy * 2) / steepness) / 3, (dy + (turned * gx * 2) / steepness) / 3];
    }
    const norm = Math.hypot(dx, dy) || 1;
    [dx, dy] = [dx / norm, dy / norm];
    [x, y] = [x + dx * reach, y + dy * reach];
    if (distance(colorAt(seen, x, y), color) > 26) break;
    path += `L${round(x * SCALE)} ${round(y * SCALE)}`;
  }
  if (!path.includes("L")) path += "h.1";
  const light = random.gaussian() * (radius > 10 ? 7 : 3);
  const shade = color.map((value) => Math.max(0, Math.min(255, Math.round(value + light + random.gaussian() * 2))));
  const hex = shade.map((value) => value.toString(16).padStart(2, "0")).join("");
  return `<path d="${path}" stroke="#${hex}" stroke-width="${round(radius * 2 * random.between(0.8, 1.1))}"/>`;
}

type Color = readonly [number, number, number];

function colorAt({ data, width, height }: Pixels, x: number, y: number): Color {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const at = (row * width + column) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

const brightness = ([r, g, b]: Color) => r * 0.3 + g * 0.59 + b * 0.11;

function slope(seen: Pixels, x: number, y: number): [number, number] {
  const at = (dx: number, dy: number) => brightness(colorAt(seen, x + dx, y + dy));
  return [at(2, 0) - at(-2, 0), at(0, 2) - at(0, -2)];
}

const distance = (a: Color, b: Color) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const difference = (a: Pixels, b: Pixels, x: number, y: number) => distance(colorAt(a, x, y), colorAt(b, x, y));
