import { glitter, hills, mountains, spruces } from "../drawing/land";
import { glow, sky, stars } from "../drawing/light";
import { arch, d } from "../drawing/path";
import type { Composition, CoverArt } from "./composition";
import { palette } from "./palette";
import { litWindow } from "./window";

const onAHill: Composition = ({ sheet, palette, random, x, tracery }) => {
  const base = 332;
  sky(sheet, palette.sky, 300);
  if (palette.isNight) stars(sheet, random, 46, 190);
  glow(sheet, x, 220, 330, palette.light, palette.isNight ? 0.4 : 0.85);
  hills(sheet, random, 262, 22, 4, palette.land[0]);
  hills(sheet, random, 296, 16, 5, palette.land[1]);
  for (const [grow, opacity] of [
    [52, 0.16],
    [34, 0.26],
    [17, 0.5],
  ] as const) {
    sheet.path(arch(x, base, 132 + grow * 2, 232 + grow), palette.land[2], { opacity });
  }
  litWindow(sheet, palette, x, base, 132, 232, tracery);
  hills(sheet, random, 328, 6, 4, palette.land[2]);
  lightOnGround(sheet, x, 326, 132, palette.light);
  spruces(sheet, random, { count: 7, from: -10, to: x - 150, base: 352, height: 74, fill: palette.land[3] });
  spruces(sheet, random, {
    count: 4,
    from: x + 170,
    to: sheet.width + 10,
    base: 350,
    height: 60,
    fill: palette.land[3],
  });
  hills(sheet, random, 368, 8, 5, palette.land[3]);
};

const byTheWater: Composition = ({ sheet, palette, random, x, tracery }) => {
  const shore = 262;
  sky(sheet, palette.sky, shore);
  if (palette.isNight) stars(sheet, random, 46, 150);
  glow(sheet, x, 190, 300, palette.light, palette.isNight ? 0.35 : 0.8);
  mountains(sheet, random, shore, 128, 4, palette.land[0]);
  mountains(sheet, random, shore, 66, 6, palette.land[1]);
  sheet.rect(
    0,
    shore,
    sheet.width,
    400 - shore,
    sheet.linear([
      [0, palette.sky[2]],
      [0.5, palette.land[1]],
      [1, palette.land[3]],
    ]),
  );
  sheet.path(
    d`M${x - 220} ${shore + 6}Q${x - 120} ${shore - 26} ${x} ${shore - 24}T${x + 200} ${shore + 6}z`,
    palette.land[2],
  );
  const mirrored = sheet.linear([
    [0, palette.warm, 0],
    [0.35, palette.warm, 0.5],
    [1, palette.light, 0.85],
  ]);
  sheet.path(arch(x, 0, 104, 150), mirrored, { transform: d`matrix(1 0 0 -.8 0 ${shore + 6})` });
  sheet.path(arch(x, shore - 12, 124, 186), palette.land[3]);
  litWindow(sheet, palette, x, shore - 12, 104, 176, tracery);
  sheet.path(
    d`M${x - 200} ${shore + 6}Q${x - 90} ${shore - 18} ${x} ${shore - 13}T${x + 180} ${shore + 6}z`,
    palette.land[3],
  );
  glitter(sheet, random, x, shore + 8, 128, 190, palette.light, 0.55);
  spruces(sheet, random, { count: 5, from: x - 190, to: x - 74, base: shore - 2, height: 66, fill: palette.land[3] });
  spruces(sheet, random, { count: 3, from: x + 84, to: x + 160, base: shore - 2, height: 46, fill: palette.land[3] });
};

const threeTogether: Composition = ({ sheet, palette, random, x, tracery }) => {
  const base = 300;
  sky(sheet, palette.sky, base);
  if (palette.isNight) stars(sheet, random, 40, 140);
  sheet.circle(x, 168, 148, palette.light, { opacity: palette.isNight ? 0.1 : 0.34 });
  sheet.circle(x, 168, 106, palette.light, { opacity: palette.isNight ? 0.12 : 0.4 });
  hills(sheet, random, 244, 24, 3, palette.land[0]);
  hills(sheet, random, 282, 10, 4, palette.land[1]);
  sheet.path(arch(x - 92, base, 92, 176) + arch(x + 92, base, 92, 176) + arch(x, base, 110, 242), palette.land[2]);
  litWindow(sheet, palette, x - 92, base, 66, 160, "cross");
  litWindow(sheet, palette, x + 92, base, 66, 160, "cross");
  litWindow(sheet, palette, x, base, 82, 226, tracery);
  hills(sheet, random, 304, 5, 4, palette.land[2]);
  lightOnGround(sheet, x - 92, 300, 66, palette.light, -46);
  lightOnGround(sheet, x, 300, 82, palette.light);
  lightOnGround(sheet, x + 92, 300, 66, palette.light, 46);
  hills(sheet, random, 384, 7, 5, palette.land[3]);
};

const fromWithin: Composition = ({ sheet, palette, random, x }) => {
  const wall = sheet.linear([
    [0, palette.land[3]],
    [1, palette.land[2]],
  ]);
  sheet.rect(0, 0, sheet.width, 400, palette.land[3]);
  sheet.rect(0, 0, sheet.width, 318, wall);
  const panes = [
    [x, 184, 262],
    [x - 218, 116, 206],
    [x + 218, 116, 206],
  ] as const;
  const openings = panes.map(([at, width, height]) => arch(at, 300, width, height)).join("");
  sheet.path(panes.map(([at, width, height]) => arch(at, 306, width + 26, height + 19)).join(""), palette.land[1], {
    opacity: 0.5,
  });
  sheet.group({ "clip-path": sheet.clip(openings) }, () => {
    sky(sheet, palette.sky, 260);
    if (palette.isNight) stars(sheet, random, 60, 170);
    glow(sheet, x + 26, 168, 210, palette.light, palette.isNight ? 0.5 : 0.95);
    sheet.circle(x + 26, 168, 30, palette.light);
    mountains(sheet, random, 250, 92, 7, palette.land[0]);
    hills(sheet, random, 250, 14, 6, palette.land[1]);
    hills(sheet, random, 284, 8, 5, palette.land[2]);
  });
  sheet.line(
    panes
      .map(([at, width, height]) => d`M${at} 300v${-height}M${at - width / 2} ${300 - height * 0.42}h${width}`)
      .join(""),
    palette.land[3],
    5,
  );
  for (const [at, width] of panes) lightOnGround(sheet, at, 306, width, palette.warm, (at - x) * 0.5 - 70, 0.42);
};

/** Falls from an opening towards the viewer; `lean` moves its end sideways. */
function lightOnGround(
  sheet: Parameters<Composition>[0]["sheet"],
  x: number,
  from: number,
  width: number,
  color: string,
  lean = 0,
  strength = 0.6,
): void {
  const fade = sheet.linear([
    [0, color, strength],
    [1, color, 0],
  ]);
  sheet.path(d`M${x - width / 2} ${from}h${width}L${x + width + lean} 400h${-width * 2}z`, fade);
}

export const SERVICE: CoverArt = {
  compositions: [onAHill, byTheWater, threeTogether, fromWithin],
  palettes: [
    palette(["#6f9f94", "#d9d3a4", "#ffe2ad"], ["#9cb895", "#558b79", "#21604f", "#0c3a33"], "#fffaf0", "#ffd583"),
    palette(["#a5cfc6", "#d5e8da", "#fdf4dc"], ["#a9cdb8", "#6aa38b", "#2f7863", "#15564b"], "#fffdf6", "#ffe3a0"),
    palette(["#2d5f63", "#b98f72", "#fbc784"], ["#6d8a78", "#35695c", "#15463f", "#082b2a"], "#fff4d8", "#ffbe5c"),
    palette(
      ["#0a2228", "#12434a", "#3d8078"],
      ["#235f5c", "#134146", "#0b2d33", "#061d22"],
      "#fff0c4",
      "#ffb347",
      true,
    ),
  ],
};
