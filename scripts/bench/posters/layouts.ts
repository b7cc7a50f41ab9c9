import { present } from "~/domain/values";
import { CLOCKS, DAYS, type PosterText, type ProgrammeText, sayDay, type Truth } from "./texts";

/** What differs from poster to poster. */
export interface PosterLook {
  font: string;
  /** Which of the ways to write days and clocks. */
  way: number;
  ground: string;
  ink: string;
  accent: string;
}

export const pick = <Item>(items: readonly Item[], at: number): Item =>
  present(items[at % items.length], "one of them");

type PosterLayout = (text: PosterText, look: PosterLook) => string;

const part = (css: string, text: string) => `<div style="${css}">${text}</div>`;

/** It stays on the sheet. */
const sizeOfTitle = ({ title }: PosterText, most: number) => Math.min(most, Math.round(1350 / title.length));

function whenOf({ day, language }: PosterText, { way }: PosterLook) {
  return {
    day: pick(DAYS, way)(sayDay(day, language)),
    clock: pick(CLOCKS, way)(day.slice(11)),
  };
}

export const POSTER_LAYOUTS: Record<string, PosterLayout> = {
  centred: (text, look) => {
    const { day, clock } = whenOf(text, look);
    return `<div style="padding:150px 90px;text-align:center">${part("font-size:38px", text.lines[0])}${part(`font-size:${sizeOfTitle(text, 112)}px;font-weight:700;margin:50px 0;color:${look.accent}`, text.title)}${part("font-size:58px;margin:40px 0 12px", `${day} ${clock}`)}${part("font-size:46px", text.place)}${part("font-size:34px;margin-top:240px", text.lines[1])}</div>`;
  },
  stacked: (text, look) => {
    const { day, clock } = whenOf(text, look);
    return `<div style="padding:120px">${part(`font-size:${sizeOfTitle(text, 96)}px;font-weight:800;text-transform:uppercase;letter-spacing:2px;color:${look.accent}`, text.title)}${part("font-size:40px;margin:20px 0 160px", text.lines[0])}${part("font-size:66px;font-weight:600", day)}${part("font-size:66px", clock)}${part("font-size:48px;margin-top:30px", text.place)}${part("font-size:30px;margin-top:320px", text.lines[1])}</div>`;
  },
  boxed: (text, look) => {
    const { day, clock } = whenOf(text, look);
    return `<div style="padding:100px"><div style="border:6px solid ${look.accent};padding:60px;min-height:700px">${part(`font-size:${sizeOfTitle(text, 88)}px;font-weight:700`, text.title)}${part("font-size:36px;margin-top:40px;line-height:1.5", `${text.lines[0]}. ${text.lines[1]}.`)}</div><div style="background:${look.accent};color:${look.ground};padding:50px 60px;margin-top:60px">${part("font-size:54px;font-weight:600", `${day} ${clock}`)}${part("font-size:42px;margin-top:14px", text.place)}</div></div>`;
  },
};

type ProgrammeLayout = (text: ProgrammeText, look: PosterLook) => string;

const rowsOf = ({ rows, language }: ProgrammeText, { way }: PosterLook) =>
  rows.map(({ day, time, title, who }) => ({
    day: pick(DAYS, way)(sayDay(day, language)),
    clock: pick(CLOCKS, way)(time),
    time: time.replace(":", "."),
    title,
    who,
  }));

const heading = ({ heading: text, place }: ProgrammeText, { accent }: PosterLook, size = 72) =>
  part(`font-size:${size}px;font-weight:700;color:${accent}`, text) + part("font-size:36px;margin:10px 0 50px", place);

const tableOf = (cells: readonly (readonly string[])[], cell: string, head: readonly string[]) =>
  `<table style="border-collapse:collapse;width:100%;font-size:29px"><tr>${head.map((text) => `<th style="text-align:left;${cell}">${text}</th>`).join("")}</tr>${cells.map((row) => `<tr>${row.map((text) => `<td style="${cell}">${text}</td>`).join("")}</tr>`).join("")}</table>`;

export const PROGRAMME_LAYOUTS: Record<string, ProgrammeLayout> = {
  lines: (text, look) =>
    `<div style="padding:110px">${heading(text, look)}${rowsOf(text, look)
      .map(({ day, clock, title, who }) =>
        part("font-size:35px;margin-bottom:40px;line-height:1.35", `<b>${day} ${clock}</b><br>${title}. ${who}`),
      )
      .join("")}</div>`,
  oneLine: (text, look) =>
    `<div style="padding:90px">${heading(text, look, 64)}${rowsOf(text, look)
      .map(({ day, clock, title }) => part("font-size:33px;margin-bottom:34px", `${day} ${clock}: ${title}`))
      .join("")}</div>`,
  small: (text, look) =>
    `<div style="padding:120px 150px">${heading(text, look, 56)}${rowsOf(text, look)
      .map(({ day, clock, title, who }) =>
        part("font-size:25px;margin-bottom:22px;line-height:1.3", `${day} ${clock} ${title}<br><i>${who}</i>`),
      )
      .join("")}</div>`,
  grid: (text, look) =>
    `<div style="padding:90px">${heading(text, look)}${tableOf(
      rowsOf(text, look).map(({ day, time, title, who }) => [day, time, title, who]),
      `border:2px solid ${look.ink};padding:14px 12px`,
      ["Dato", "Kl.", "Hva", "Hvem"],
    )}</div>`,
  ruled: (text, look) =>
    `<div style="padding:80px">${heading(text, look)}${tableOf(
      rowsOf(text, look).map(({ day, time, title }) => [day, `kl. ${time}`, title]),
      `border-bottom:2px solid ${look.accent};padding:20px 8px`,
      ["Når", "Tid", "Arrangement"],
    )}</div>`,
  open: (text, look) =>
    `<div style="padding:80px">${heading(text, look)}${tableOf(
      rowsOf(text, look).map(({ day, clock, title, who }) => [day, clock, `<b>${title}</b>`, who]),
      "padding:12px 26px 12px 0",
      ["Dag", "Klokka", "Hva skjer", ""],
    )}</div>`,
  columns: (text, look) => {
    const rows = rowsOf(text, look).map(({ day, clock, title, who }) =>
      part("font-size:29px;margin-bottom:36px;line-height:1.4", `<b>${day}</b><br>${clock} ${title}<br>${who}`),
    );
    const half = Math.ceil(rows.length / 2);
    return `<div style="padding:90px">${heading(text, look)}<div style="display:flex;gap:70px"><div style="flex:1">${rows.slice(0, half).join("")}</div><div style="flex:1">${rows.slice(half).join("")}</div></div></div>`;
  },
  boxes: (text, look) =>
    `<div style="padding:80px">${heading(text, look, 60)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:30px">${rowsOf(
      text,
      look,
    )
      .map(({ day, clock, title, who }) =>
        part(
          `border:4px solid ${look.accent};padding:24px;font-size:27px;line-height:1.4`,
          `<b style="font-size:34px">${title}</b><br>${day}<br>${clock}<br>${who}`,
        ),
      )
      .join("")}</div></div>`,
};

export const truthsOfPoster = ({ day, title }: PosterText): Truth[] => [
  { day: day.slice(0, 10), time: day.slice(11), title },
];

export const truthsOfProgramme = ({ rows }: ProgrammeText): Truth[] =>
  rows.map(({ day, time, title }) => ({ day, time, title }));
