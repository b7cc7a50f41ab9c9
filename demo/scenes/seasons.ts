import { hills, mountains, spruces } from "../../scripts/drawing/land";
import { candle, glow, sky, stars } from "../../scripts/drawing/light";
import { d } from "../../scripts/drawing/path";
import { church } from "./buildings";
import { clouds, dabs, ellipse, type Sketch } from "./scene";

/** A paper star and seven candles in a window, snow outside. */
export const adventWindow: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#5c2f2a"],
      [1, "#8a4a34"],
    ]),
  );
  sheet.path("M170 60h860v600H170z", "#f6ead2");
  sheet.group({ "clip-path": sheet.clip("M205 95h790v530H205z") }, () => {
    sheet.rect(
      205,
      95,
      790,
      530,
      sheet.linear([
        [0, "#101f45"],
        [0.7, "#3d5690"],
        [1, "#8fa6d0"],
      ]),
    );
    stars(sheet, random, 90, 380);
    mountains(sheet, random, 500, 130, 5, "#4a639c");
    hills(sheet, random, 520, 16, 4, "#c9d6ee");
    church(sheet, 800, 530, 26, { wall: "#e9eef6", shade: "#b0bedb", roof: "#2c3d66", window: "#ffd27c" });
    spruces(sheet, random, { count: 6, from: 220, to: 420, base: 560, height: 110, fill: "#22365f" });
    dabs(sheet, random, { x: [205, 995], y: [95, 620], count: 130, size: [3, 8], colors: ["#f3f6fc", "#dbe4f5"] });
  });
  glow(sheet, 600, 250, 300, "#ff9f4a", 0.75);
  sheet.line("M600 60v90", "#3a2420", 4);
  const points = Array.from({ length: 14 }, (_, i) => {
    const [r, at] = [i % 2 ? 54 : 128, (i * Math.PI) / 7 - Math.PI / 2];
    return d`${600 + Math.cos(at) * r} ${260 + Math.sin(at) * r}`;
  });
  sheet.path(
    `M${points.join("L")}z`,
    sheet.radial([
      [0, "#fff0bf"],
      [0.6, "#ffb54d"],
      [1, "#d9502f"],
    ]),
  );
  sheet.line(points.map((point) => `M600 260L${point}`).join(""), "#c4482a", 3, { opacity: 0.6 });
  sheet.line("M600 95v60M600 380v245M205 360h280M715 360h280", "#f6ead2", 18);
  sheet.rect(120, 640, 960, 50, "#fbf3e0");
  sheet.rect(120, 690, 960, 110, "#6d3a2c");
  sheet.path("M380 640L600 520l220 120z", "#b5452f");
  for (let i = 0; i < 7; i++)
    candle(sheet, 390 + i * 70, 636 - (3 - Math.abs(3 - i)) * 36, 18, 74, "#fbf0d8", "#d9c09a");
  for (const side of [-1, 1])
    sheet.path(
      d`M${600 + side * 600} 0h${-side * 190}q${-side * 10} 300 ${side * 60} 470q${side * 60} 60 ${side * 130} 40z`,
      "#a8332f",
    );
  sheet.path(`${ellipse(230, 650, 60, 26)}${ellipse(960, 652, 70, 26)}`, "#2f5a42");
  dabs(sheet, random, { x: [180, 290], y: [630, 665], count: 16, size: [6, 10], colors: ["#c4302f"] });
  dabs(sheet, random, { x: [900, 1020], y: [630, 665], count: 16, size: [6, 10], colors: ["#c4302f"] });
};

/** The sun rises behind three crosses, over a field of daffodils. */
export const easterMorning: Sketch = (sheet, random) => {
  sky(sheet, ["#7fb0cf", "#f6d3b4", "#fff0bf"], 470);
  clouds(sheet, random, [60, 260], ["#fdeed8", "#f3c4b4"], 9);
  glow(sheet, 600, 430, 560, "#fffbe6", 0.95);
  sheet.circle(600, 420, 70, "#fffdf0");
  for (let i = 0; i < 14; i++) {
    const at = Math.PI + (i * Math.PI) / 13;
    sheet.path(
      d`M600 420L${600 + Math.cos(at - 0.03) * 760} ${420 + Math.sin(at - 0.03) * 760}L${600 + Math.cos(at + 0.03) * 760} ${420 + Math.sin(at + 0.03) * 760}z`,
      "#fffbe0",
      { opacity: 0.2 },
    );
  }
  mountains(sheet, random, 480, 170, 4, "#a3b9c2");
  hills(sheet, random, 480, 16, 4, "#a9bf94");
  sheet.path(
    "M0 560Q360 520 600 462Q840 520 1200 560V800H0z",
    sheet.linear([
      [0, "#8fb56a"],
      [1, "#3f7a48"],
    ]),
  );
  sheet.path(
    "M593 470V300h14v170zM560 338h80v14h-80zM507 488V366h10v122zM484 392h56v10h-56zM683 488V366h10v122zM660 392h56v10h-56z",
    "#5c4a3a",
  );
  for (let row = 0; row < 5; row++) {
    const s = 0.5 + row * 0.32;
    for (let i = 0; i < 20 - row * 2; i++) {
      const [x, y] = [random.between(-20, 1220), 590 + row * 46 + random.between(-14, 14)];
      sheet.line(d`M${x} ${y + 50 * s}q${4 * s} ${-30 * s} 0 ${-50 * s}`, "#3a7444", 5 * s);
      const petals = Array.from({ length: 6 }, (_, p) =>
        ellipse(x + Math.cos(p * 1.047) * 13 * s, y + Math.sin(p * 1.047) * 13 * s, 10 * s, 9 * s),
      ).join("");
      sheet.path(petals, row % 2 ? "#fbe27a" : "#f6d24a");
      sheet.circle(x, y, 8 * s, "#ee9a2f");
    }
  }
  dabs(sheet, random, {
    x: [0, 1200],
    y: [580, 800],
    count: 200,
    size: [3, 8],
    colors: ["#5f9a52", "#b9d67c"],
    flat: 2,
  });
};
