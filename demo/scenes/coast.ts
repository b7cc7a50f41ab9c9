import { glitter, mountains } from "../../scripts/drawing/land";
import { glow, sky, stars } from "../../scripts/drawing/light";
import { d } from "../../scripts/drawing/path";
import { church, gable } from "./buildings";
import { clouds, dabs, ellipse, heap, type Sketch, water } from "./scene";

/** Morning in a steep fjord, one boat on its way. */
export const fjord: Sketch = (sheet, random) => {
  sky(sheet, ["#8fb4c4", "#dcd8c6", "#fde4b4"], 470);
  glow(sheet, 620, 400, 420, "#fff2cf", 0.95);
  sheet.circle(620, 372, 46, "#fffaea");
  sheet.path("M380 470L520 300l60 60l40 -30l70 80l60 60z", "#b9c4bf");
  sheet.path("M0 130L90 110l60 70l70 20l80 110l70 40l90 120H0z", "#7f9ea1");
  sheet.path("M1200 90l-110 60l-50 90l-90 40l-80 110l-90 90H1200z", "#6f9398");
  sheet.path("M0 270l110 30l90 90l80 30l90 60H0z", "#47757a");
  sheet.path("M1200 250l-120 50l-80 100l-90 40l-70 40h360z", "#3d6b72");
  sheet.path("M90 110l60 70l-30 30l-40 -30l-30 30L0 170v-40zM1090 150l110 -60v90l-60 -30l-30 40z", "#f3efe2", {
    opacity: 0.85,
  });
  water(sheet, random, 470, ["#f3ddb0", "#8fb0ac", "#2c5d66"]);
  glitter(sheet, random, 620, 476, 300, 300, "#fff4d6", 0.8);
  sheet.path("M0 474q180 -24 330 4l60 4H0zM1200 476q-160 -20 -300 4l-60 4h360z", "#2c5654");
  church(sheet, 930, 476, 18, { wall: "#fbf6e8", shade: "#d2cfc4", roof: "#5a3f3a", window: "#5a3f3a" });
  for (const x of [1020, 1060, 1090, 120, 160])
    sheet.path(d`M${x} 474v-14l10 -9l10 9v14z`, random.pick(["#a8402f", "#f5efdf", "#c98a3c"]));
  sheet.path("M520 600q80 24 170 0l-16 26q-70 14 -136 0z", "#7a3327");
  sheet.path("M606 596V470l70 118zM598 592l-54 -10l54 -86z", "#fbf3e0");
  sheet.path("M536 640q70 10 140 0l-30 60q-40 8 -80 0z", "#143c46", { opacity: 0.35 });
};

/** Bare rocks, a lighthouse and the sea, on an evening without wind. */
export const skerries: Sketch = (sheet, random) => {
  sky(sheet, ["#5f88b0", "#e0b6a0", "#ffdf9e"], 440);
  clouds(sheet, random, [90, 300], ["#f6cfae", "#c9a7ae"], 8);
  glow(sheet, 400, 410, 380, "#fff0c8", 0.9);
  sheet.circle(400, 404, 40, "#fffae8");
  water(sheet, random, 440, ["#f7cd98", "#7f9db4", "#244e70"]);
  glitter(sheet, random, 400, 448, 330, 260, "#fff1cc", 0.85);
  sheet.path("M560 470q120 -70 300 -56q200 6 340 60v20H560z", "#a2827a");
  sheet.path("M700 450q90 -40 180 -36q110 4 200 44z", "#c5a28f");
  sheet.path("M858 418l12 -190h44l12 190z", "#fbf4e4");
  sheet.path("M862 360h60l3 40h-66zM866 290h52l3 36h-58z", "#b5382f");
  sheet.path("M864 228h56v-10h-56zM872 218v-34h40v34z", "#43363a");
  sheet.path("M866 186l26 -28l26 28z", "#b5382f");
  glow(sheet, 892, 202, 110, "#fff3c4", 0.8);
  sheet.path("M956 420v-50l36 -30l36 30v50z", "#f6ead2");
  sheet.path("M948 374l44 -40l44 40z", "#8f3a30");
  for (const [x, y, w, h, color] of [
    [110, 560, 300, 80, "#7a6a70"],
    [980, 600, 460, 120, "#6b5d66"],
    [560, 690, 520, 130, "#54505e"],
    [120, 740, 520, 150, "#40414f"],
  ] as const) {
    sheet.path(d`M${x - w / 2} ${y + h * 0.4}q${w * 0.1} ${-h} ${w * 0.4} ${-h}t${w * 0.6} ${h}z`, color);
    sheet.path(
      d`M${x - w * 0.3} ${y - h * 0.05}q${w * 0.1} ${-h * 0.5} ${w * 0.24} ${-h * 0.46}t${w * 0.2} ${h * 0.2}z`,
      "#c9a294",
      { opacity: 0.6 },
    );
  }
  sheet.path("M240 470q20 8 46 0l-6 10h-34z", "#6d2f2a");
  sheet.path("M264 468v-52l24 48z", "#fbf3e0");
};

/** Red boathouses on poles under a sharp mountain. */
export const fishingVillage: Sketch = (sheet, random) => {
  sky(sheet, ["#6f9fbe", "#c3d6d6", "#f6e3c4"], 470);
  clouds(sheet, random, [60, 200], ["#f1eee4", "#d5dfdf"], 6);
  sheet.path(
    "M-20 480L160 210l50 50l60 -120l70 90l60 -50l120 160l60 -70l120 -200l90 140l50 -40l150 200l60 -40l220 110v60H-20z",
    "#6f8896",
  );
  sheet.path(
    "M270 140l70 90l-40 30l-30 -30l-60 0zM700 70l90 140l-50 20l-40 -40l-60 40zM160 210l50 50l-60 10z",
    "#f2f1ea",
    { opacity: 0.9 },
  );
  mountains(sheet, random, 490, 110, 6, "#55707c");
  water(sheet, random, 500, ["#b8c9c6", "#5f8792", "#1f4a5a"]);
  sheet.path("M0 510q200 -26 420 -14t420 2t360 -8v30H0z", "#5d6a58");
  church(sheet, 300, 496, 34, { wall: "#fbf6ea", shade: "#cfd0ca", roof: "#3f4b52", window: "#51626b" });
  const reds = ["#a5352b", "#b5452f", "#8f2d27", "#c4572f"];
  [60, 170, 480, 590, 700, 830, 950, 1070].forEach((x, i) => {
    const base = 520 + (i % 3) * 14;
    const lit = i % 3 === 1 ? "#ffd98c" : "#f7efdc";
    sheet.line(d`M${x + 12} ${base}v40M${x + 50} ${base}v44M${x + 88} ${base}v40`, "#4a3a30", 6);
    gable(sheet, x, base, 100, 62, { wall: reds[i % 4]!, shade: "#722420", roof: "#4d4a47", window: lit }, [
      [0.3, 0.4],
      [0.7, 0.4],
      [0.5, 0.98],
    ]);
    sheet.path(d`M${x} ${base + 44}h100v62l-50 60l-50 -60z`, reds[i % 4]!, { opacity: 0.34 });
  });
  sheet.path("M640 700q70 24 150 0l-18 26q-56 12 -116 0z", "#f3ead6");
  sheet.path("M690 698v-34h40v34z", "#3f6f78");
  dabs(sheet, random, {
    x: [0, 1200],
    y: [640, 800],
    count: 90,
    size: [10, 40],
    colors: ["#8fb0b0", "#174150", "#a5483a"],
    flat: 0.1,
  });
};

/** Wooden gables along a wharf, after rain, with a tower behind. */
export const woodenTown: Sketch = (sheet, random) => {
  sky(sheet, ["#3f4f7a", "#a9809a", "#f6bd8a"], 420);
  stars(sheet, random, 40, 160);
  glow(sheet, 600, 400, 520, "#ffdca4", 0.6);
  sheet.path("M0 330q200 -120 420 -70t420 -40t360 60v240H0z", "#5d5f86");
  sheet.path(heap(random, 260, 350, 500, 90, 22, 60), "#4d5578");
  sheet.path("M640 430v-230h70v230z", "#8a7f86");
  sheet.path("M628 204h94l-30 -40l-17 -84l-17 84z", "#3f5a58");
  const walls = ["#d9a441", "#a9412f", "#efe6d2", "#7d8f6a", "#c96f3a", "#e8d3a0", "#8f3b35", "#5f7f8f", "#d7b45c"];
  walls.forEach((wall, i) => {
    const width = 134;
    const lit = random.chance(0.6) ? "#ffe09a" : "#5a4650";
    const rows: (readonly [number, number])[] = [0.25, 0.5, 0.75].flatMap(
      (at) =>
        [
          [at, 0.2],
          [at, 0.52],
          [at, 0.84],
        ] as const,
    );
    gable(
      sheet,
      i * width - 6,
      540,
      width - 6,
      190 + (i % 3) * 14,
      { wall, shade: "#4d3a40", roof: "#59372f", window: lit },
      rows,
    );
  });
  sheet.rect(0, 538, 1200, 26, "#5b4a48");
  water(sheet, random, 564, ["#d99a72", "#6f5a74", "#262c4a"]);
  walls.forEach((wall, i) =>
    sheet.path(d`M${i * 134 - 6} 566h128v${130 + (i % 3) * 20}l-64 50l-64 -50z`, wall, { opacity: 0.36 }),
  );
  sheet.path(
    Array.from({ length: 60 }, () =>
      ellipse(random.between(0, 1200), random.between(580, 790), random.between(14, 70), 3),
    ).join(""),
    "#ffd79a",
    { opacity: 0.5 },
  );
};
