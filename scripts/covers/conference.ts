import { glitter, hills, mountains } from "../drawing/land";
import { glow, sky, stars } from "../drawing/light";
import { arch, d } from "../drawing/path";
import type { Composition, CoverArt } from "./composition";
import { palette } from "./palette";

/** An arcade one walks through, towards the light at its end. */
const arcade: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky, 300);
  if (palette.isNight) stars(sheet, random, 40, 160);
  const ground = sheet.linear([
    [0, palette.land[1]],
    [1, palette.land[3]],
  ]);
  const vanish = 292;
  hills(sheet, random, 270, 16, 4, palette.land[0]);
  sheet.rect(0, vanish, sheet.width, 400 - vanish, ground);
  glow(sheet, x, 250, 250, palette.light, palette.isNight ? 0.5 : 0.9);
  sheet.path(arch(x, vanish, 44, 88), palette.light);
  sheet.path(
    d`M${x - 22} ${vanish}h44L${x + 150} 400h-300z`,
    sheet.linear([
      [0, palette.light, 0.85],
      [1, palette.light, 0.05],
    ]),
  );
  const scales = [0.3, 0.42, 0.6, 0.88, 1.3];
  scales.forEach((scale, i) => {
    const inner = arch(x, vanish + 108 * scale, 330 * scale, 400 * scale);
    const outer = arch(x, vanish + 108 * scale, 424 * scale, 452 * scale);
    sheet.path(
      outer + inner,
      [palette.land[2], palette.land[1], palette.land[2], palette.land[3], palette.land[3]][i]!,
      { "fill-rule": "evenodd", opacity: [0.55, 0.7, 0.85, 0.92, 1][i] },
    );
  });
  sheet.path(person(x - 14, 312, 22) + person(x + 16, 318, 24), palette.land[3]);
};

const colonnade: Composition = ({ sheet, palette, random, x }) => {
  const side = random.pick([-1, 1]);
  const far = x - side * 150;
  sky(sheet, palette.sky, 270);
  if (palette.isNight) stars(sheet, random, 50, 200);
  glow(sheet, far, 230, 260, palette.light, palette.isNight ? 0.45 : 0.9);
  sheet.circle(far, 196, 30, palette.light);
  hills(sheet, random, 256, 12, 5, palette.land[0]);
  sheet.rect(
    0,
    270,
    sheet.width,
    130,
    sheet.linear([
      [0, palette.land[0]],
      [1, palette.land[2]],
    ]),
  );
  const at = (step: number) => far + side * 640 * 0.72 ** step;
  const top = (px: number) => 262 - Math.abs(px - far) * 0.46;
  const bottom = (px: number) => 274 + Math.abs(px - far) * 0.2;
  const wall = d`M${at(-1)} ${top(at(-1))}L${far + side * 24} ${top(far + side * 24)}V${bottom(far + side * 24)}L${at(-1)} ${bottom(at(-1))}z`;
  const openings: string[] = [];
  for (let i = 6; i >= -1; i--) {
    const [near, away] = [at(i), at(i + 1)];
    const [p0, p1] = [near - (near - away) * 0.14, away + (near - away) * 0.12];
    const spring0 = bottom(p0) - (bottom(p0) - top(p0)) * 0.52;
    const spring1 = bottom(p1) - (bottom(p1) - top(p1)) * 0.52;
    const crown = (q: number) => bottom(q) - (bottom(q) - top(q)) * 0.98;
    const middle = (p0 + p1) / 2;
    openings.push(
      d`M${p0} ${bottom(p0)}V${spring0}C${p0} ${crown(p0)} ${middle + (p0 - middle) * 0.5} ${crown(middle)} ${middle} ${crown(middle)}S${p1} ${crown(p1)} ${p1} ${spring1}V${bottom(p1)}z`,
    );
    const lean = -side * 1.15;
    sheet.path(
      d`M${p0} ${bottom(p0)}L${p1} ${bottom(p1)}l${lean * (400 - bottom(p1)) * 1.6} ${400 - bottom(p1)}L${p0 + lean * (400 - bottom(p0)) * 1.6} 400z`,
      palette.light,
      { opacity: 0.3 },
    );
  }
  sheet.path(
    wall + openings.join(""),
    sheet.linear([
      [0, palette.land[3]],
      [1, palette.land[2]],
    ]),
    { "fill-rule": "evenodd" },
  );
  sheet.path(person(far + side * 44, 312, 34) + person(far + side * 74, 318, 38), palette.land[3]);
};

const assembly: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, [palette.land[3], palette.land[2], palette.land[1]]);
  glow(sheet, x, 170, 330, palette.sky[2], 0.75);
  for (let i = 4; i >= 0; i--)
    sheet.add("path", {
      d: arch(x, 300, 250 + i * 92, 240 + i * 46),
      fill: "none",
      stroke: palette.sky[1],
      "stroke-width": 6,
      opacity: 0.42 - i * 0.07,
    });
  const glass = sheet.linear([
    [0, palette.light],
    [1, palette.warm],
  ]);
  sheet.path(arch(x, 300, 250, 240), palette.land[3]);
  sheet.path(arch(x, 300, 92, 222) + arch(x - 82, 300, 58, 160) + arch(x + 82, 300, 58, 160), glass);
  sheet.line(d`M${x} 300V78M${x - 46} 166h92`, palette.land[3], 5);
  const rows = [
    [270, 17, palette.land[0]],
    [300, 23, palette.land[1]],
    [338, 31, palette.land[2]],
    [388, 43, palette.land[3]],
  ] as const;
  rows.forEach(([y, r, tone], row) => {
    const step = r * 2.35;
    const people: string[] = [];
    for (let at = (row % 2) * step * 0.5 - step; at < sheet.width + step; at += step) {
      if (row === 0 && Math.abs(at - x) < 60) continue;
      const py = y + random.between(-4, 4) + 22 - Math.min(22, (Math.abs(at - x) / sheet.width) * 70);
      people.push(head(at + random.between(-3, 3), py, r));
    }
    sheet.path(people.join(""), tone);
  });
};

const viaduct: Composition = ({ sheet, palette, random, x }) => {
  const shore = 312;
  sky(sheet, palette.sky, shore);
  if (palette.isNight) stars(sheet, random, 50, 150);
  glow(sheet, x, 176, 300, palette.light, palette.isNight ? 0.5 : 0.9);
  sheet.circle(x, 176, 46, palette.light);
  mountains(sheet, random, shore, 150, 4, palette.land[0]);
  hills(sheet, random, 286, 14, 4, palette.land[1]);
  sheet.rect(
    0,
    shore,
    sheet.width,
    400 - shore,
    sheet.linear([
      [0, palette.sky[2]],
      [0.35, palette.land[0]],
      [1, palette.land[2]],
    ]),
  );
  const stone = sheet.linear([
    [0, palette.land[2]],
    [1, palette.land[3]],
  ]);
  const bridge = viaductShape(x, shore, sheet.width);
  sheet.path(bridge, palette.land[2], {
    "fill-rule": "evenodd",
    opacity: 0.42,
    transform: d`matrix(1 0 0 -.42 0 ${shore * 1.42})`,
  });
  sheet.path(bridge, stone, { "fill-rule": "evenodd" });
  glitter(sheet, random, x, shore + 4, 84, 170, palette.light, 0.75);
  sheet.path(
    [-150, -128, -40, -18, 96, 122].map((at) => person(x + at, 123, random.whole(17, 21))).join(""),
    palette.land[3],
  );
};

/** Small arches bear the way, large ones stand in the water. */
function viaductShape(x: number, base: number, width: number): string {
  const holes: string[] = [];
  for (let at = x - 520; at < x + 560; at += 104) holes.push(arch(at, base, 76, 118));
  for (let at = x - 546; at < x + 560; at += 52) holes.push(arch(at, 178, 34, 42));
  return d`M0 ${base}V122h${width}V${base}z${holes.join("")}`;
}

function person(x: number, base: number, height: number): string {
  const h = height;
  return d`M${x - h * 0.11} ${base - h * 0.88}a${h * 0.11} ${h * 0.12} 0 1 1 ${h * 0.22} 0a${h * 0.11} ${h * 0.12} 0 1 1 ${-h * 0.22} 0M${x - h * 0.19} ${base}v${-h * 0.5}q0 ${-h * 0.22} ${h * 0.19} ${-h * 0.22}t${h * 0.19} ${h * 0.22}v${h * 0.5}z`;
}

/** From behind. */
function head(x: number, y: number, r: number): string {
  return d`M${x - r * 0.52} ${y}a${r * 0.52} ${r * 0.6} 0 1 1 ${r * 1.04} 0a${r * 0.52} ${r * 0.6} 0 1 1 ${-r * 1.04} 0M${x - r * 1.1} 404V${y + r * 1.5}q${r * 0.1} ${-r * 0.86} ${r * 1.1} ${-r * 0.9}q${r} 0 ${r * 1.1} ${r * 0.9}V404z`;
}

export const CONFERENCE: CoverArt = {
  compositions: [arcade, colonnade, assembly, viaduct],
  palettes: [
    palette(["#4f86b6", "#a9c6d8", "#f8e3be"], ["#8fb2cd", "#4c81b0", "#225a92", "#103a64"], "#fffaf0", "#ffd98f"),
    palette(["#a9cde6", "#d3e5ef", "#fbf3e0"], ["#a4c5de", "#6b9cc6", "#35709f", "#1a4a78"], "#fffdf6", "#ffe2a0"),
    palette(["#27487f", "#7d7fa6", "#f6b98a"], ["#5d7aa6", "#355a8e", "#1c3d6e", "#0d2448"], "#fff3da", "#ffbd62"),
    palette(
      ["#081a33", "#12365f", "#2f6d9c"],
      ["#235684", "#153b63", "#0d2747", "#07182f"],
      "#fff0c8",
      "#ffb54d",
      true,
    ),
  ],
};
