import { glitter, hills, mountains, spruce, spruces } from "../drawing/land";
import { flakes, glow, sky, stars } from "../drawing/light";
import { arch, d } from "../drawing/path";
import type { Brush, Composition, CoverArt } from "./composition";
import { palette } from "./palette";

function door({ sheet, palette }: Brush, x: number, base: number, width: number, height: number): void {
  sheet.path(arch(x, base, width * 1.36, height + width * 0.2), palette.land[3]);
  sheet.path(
    arch(x, base, width, height),
    sheet.linear([
      [0, palette.light],
      [1, palette.warm],
    ]),
  );
}

const road: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky, 280);
  if (palette.isNight) stars(sheet, random, 50, 180);
  glow(sheet, x, 216, 240, palette.light, palette.isNight ? 0.45 : 0.8);
  hills(sheet, random, 226, 24, 3, palette.land[0]);
  hills(sheet, random, 262, 12, 4, palette.land[1]);
  for (const grow of [30, 15]) sheet.path(arch(x, 276, 64 + grow * 2, 112 + grow), palette.land[2], { opacity: 0.3 });
  door(brush, x, 276, 56, 104);
  hills(sheet, random, 282, 5, 5, palette.land[2]);
  const way = sheet.linear([
    [0, palette.light, 0.95],
    [1, palette.warm, 0.35],
  ]);
  const bend = random.pick([-1, 1]) * 90;
  sheet.path(
    d`M${x - 28} 275C${x - 30} 300 ${x + bend} 308 ${x + bend * 0.7} 332S${x - bend * 1.3 - 60} 370 ${x - bend - 90} 404h200C${x - bend * 0.5 + 40} 372 ${x + bend * 1.3 + 46} 352 ${x + bend * 1.2 + 30} 330S${x + 34} 298 ${x + 28} 275z`,
    way,
  );
  spruces(sheet, random, { count: 4, from: x - 250, to: x - 110, base: 306, height: 66, fill: palette.land[3] });
  spruces(sheet, random, { count: 3, from: x + 130, to: x + 260, base: 302, height: 54, fill: palette.land[3] });
};

const meetingHouse: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky, 320);
  if (palette.isNight) stars(sheet, random, 50, 200);
  glow(sheet, x, 270, 290, palette.light, palette.isNight ? 0.42 : 0.75);
  mountains(sheet, random, 300, 130, 3, palette.land[0], 0.7);
  spruces(sheet, random, { count: 12, from: -20, to: sheet.width + 20, base: 316, height: 120, fill: palette.land[1] });
  sheet.path(d`M${x - 88} 334v-88l88 -62l88 62v88z`, palette.land[3]);
  sheet.path(d`M${x - 104} 252l104 -76l104 76l-8 10l-96 -68l-96 68z`, palette.land[2]);
  door(brush, x, 334, 36, 64);
  const panes = arch(x - 54, 310, 26, 46) + arch(x + 54, 310, 26, 46);
  sheet.path(panes + d`M${x - 9} 228a9 9 0 1 1 18 0a9 9 0 1 1 -18 0`, palette.warm);
  hills(sheet, random, 338, 4, 4, palette.isNight ? palette.land[2] : palette.light, palette.isNight ? 1 : 0.85);
  sheet.path(d`M${x - 18} 334h36l70 70h-190z`, palette.warm, { opacity: 0.5 });
  for (const [at, height] of [
    [-196, 230],
    [-254, 170],
    [206, 250],
    [268, 180],
  ] as const)
    sheet.path(spruce(x + at, 366, height), palette.land[3]);
  flakes(sheet, random, 110, "#fffaf0", palette.isNight ? 0.7 : 0.85);
};

const underTheMountain: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  const shore = 286;
  sky(sheet, palette.sky, shore);
  if (palette.isNight) stars(sheet, random, 50, 170);
  const moon = x + random.pick([-150, 150]);
  glow(sheet, moon, 92, 130, palette.light, 0.7);
  sheet.circle(moon, 92, 26, palette.light);
  sheet.path(
    d`M${x - 330} ${shore}L${x - 176} 148l30 -8L${x - 18} 46l40 34l26 4l92 96l34 6L${x + 300} ${shore}z`,
    palette.land[0],
  );
  sheet.path(d`M${x - 146} 140L${x - 18} 46l40 34l26 4l-36 40l-20 -16l-40 44l-26 -34l-40 32z`, palette.light, {
    opacity: palette.isNight ? 0.35 : 0.8,
  });
  mountains(sheet, random, shore, 90, 5, palette.land[1]);
  sheet.rect(
    0,
    shore,
    sheet.width,
    400 - shore,
    sheet.linear([
      [0, palette.sky[2]],
      [0.4, palette.land[1]],
      [1, palette.land[3]],
    ]),
  );
  sheet.path(
    d`M0 ${shore - 10}Q${x - 120} ${shore - 24} ${x} ${shore - 16}T${sheet.width} ${shore - 8}V${shore + 5}H0z`,
    palette.land[2],
  );
  sheet.path(arch(x, 0, 34, 70), palette.warm, { opacity: 0.55, transform: d`matrix(1 0 0 -1 ${0} ${shore + 4})` });
  door(brush, x, shore - 2, 40, 78);
  glitter(sheet, random, x, shore + 6, 108, 120, palette.light, 0.6);
  spruces(sheet, random, { count: 5, from: x - 190, to: x - 50, base: shore, height: 64, fill: palette.land[3] });
  spruces(sheet, random, { count: 5, from: x + 56, to: x + 210, base: shore, height: 58, fill: palette.land[3] });
};

const inTheForest: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky);
  glow(sheet, x, 230, 320, palette.light, palette.isNight ? 0.55 : 0.95);
  const layers = [
    [palette.land[0], 300, 26, 11],
    [palette.land[1], 326, 34, 9],
    [palette.land[2], 352, 46, 7],
  ] as const;
  layers.forEach(([tone, base, width, count], layer) => {
    const trunks: string[] = [];
    for (let i = 0; i < count; i++) {
      const at = ((i + random.between(0.25, 0.75)) * sheet.width) / count;
      if (Math.abs(at - x) < 56 + layer * 24) continue;
      const w = width * random.between(0.35, 0.6);
      trunks.push(
        d`M${at - w / 2} -4h${w}l${w * 0.1} ${base - 20}q${w * 0.2} 20 ${w * 0.7} 26h${-w * 2.4}q${w * 0.5} -6 ${w * 0.7} -26z`,
      );
    }
    hills(sheet, random, base, 5, 5, tone);
    if (layer === 1) door(brush, x, 334, 66, 140);
    sheet.path(trunks.join(""), tone);
  });
  sheet.path(
    d`M${x - 33} 334h66l66 70h-198z`,
    sheet.linear([
      [0, palette.warm, 0.9],
      [1, palette.warm, 0.1],
    ]),
  );
  hills(sheet, random, 388, 6, 6, palette.land[3]);
};

export const OTHER: CoverArt = {
  compositions: [road, meetingHouse, underTheMountain, inTheForest],
  palettes: [
    palette(["#9aa79a", "#d6cba8", "#fae6c2"], ["#b5b398", "#86896f", "#585f4e", "#333a31"], "#fffaf0", "#ffd78c"),
    palette(["#c9d3c8", "#e3e3d2", "#faf3e2"], ["#c3c6b2", "#98a08a", "#6b7563", "#454f43"], "#fffdf6", "#ffe2a4"),
    palette(["#6b6a74", "#c09c86", "#f7cf9c"], ["#94806f", "#6b5f58", "#473f3e", "#2a2628"], "#fff4dc", "#ffc06a"),
    palette(
      ["#171d22", "#2f3b40", "#66716b"],
      ["#4a5553", "#333e40", "#222b2e", "#13191c"],
      "#fff0ca",
      "#ffb752",
      true,
    ),
  ],
};
