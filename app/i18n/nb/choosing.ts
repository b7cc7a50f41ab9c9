import type { ListedState } from "~/domain/events/own-list";
import type { SeveralAct } from "~/domain/events/several";

export const choosingMessages = {
  filters: {
    label: "Finn i arrangementene",
    open: (used: number) => (used === 0 ? "Filtrer" : `Filtrer (${used} valgt)`),
    type: "Type",
    month: "Måned",
    state: "Status",
    source: "Kalender",
    any: "Alle",
    hand: "Skrevet her",
    calendars: "Fra en kalender",
    states: {
      planned: "Som planlagt",
      cancelled: "Avlyst",
      moved: "Flyttet",
      postponed: "Utsatt",
      full: "Fullt",
      waiting: "Vises senere",
    } satisfies Record<ListedState, string>,
    found: (n: number) => (n === 1 ? "1 dato passer" : `${n} datoer passer`),
    foundAmong: (n: number, most: number) =>
      `${n} av de ${most} nærmeste datoene passer. Velg en måned for å se lenger.`,
  },
  start: "Velg flere",
  label: "De valgte arrangementene",
  choose: (title: string, when: string) => `Velg ${title}, ${when}`,
  chooseAll: (title: string, dates: number | null) =>
    dates === null ? `Velg ${title}, alle datoer i serien` : `Velg ${title}, alle ${dates} datoer`,
  chosen: (rows: number, dates: number | null) =>
    dates === null
      ? `${rows} valgt, med alle datoer i seriene`
      : rows === dates
        ? `${dates} valgt`
        : `${rows} valgt, ${dates} datoer`,
  none: "Kryss av dem du vil endre eller slette.",
  withoutScripts: "Det som er krysset av:",
  chooseShown: "Velg alle på siden",
  chooseFound: (n: number) => `Velg alle ${n} som er funnet`,
  tooMany: (most: number) => `Filtrer til ${most} datoer eller færre for å velge alle på én gang.`,
  clear: "Velg ingen",
  goOn: "Endre eller slett",
  acts: {
    type: "Endre type",
    place: "Endre sted",
    picture: "Endre bilde",
    tags: "Endre emneord",
    state: "Endre status",
    delete: "Slett",
  } satisfies Record<SeveralAct, string>,
};
