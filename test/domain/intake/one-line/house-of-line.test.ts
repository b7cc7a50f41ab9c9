import { describe, expect, test } from "vitest";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { foldText } from "~/domain/text/fold";

/** Saturday. */
const now = new Date("2026-11-28T10:00:00+01:00");

function said(line: string) {
  const reading = readOneLine(line, { now, places: [] });
  if (reading.kind !== "event") return reading.kind;
  const { title, place, when } = reading.event;
  return [title?.value ?? "", place?.value.name ?? ""].map(foldText).concat(when?.value.time ?? "");
}

const HOUSES = [
  "Fiolby kirke",
  "Øvre Ål bedehus",
  "Ås kirkestue",
  "Vår Frue kirke",
  "Misjonskirken Plystrehaug",
  "Betania Knirkevik",
  "Hove kyrkje Vik i Sogn",
  "Sandvær Metodistkirke",
];
const SHAPES = [
  (house: string) => `Basar ${house} 12. desember kl 18`,
  (house: string) => `Basar 12. desember kl 18 ${house}`,
  (house: string) => `12. desember kl 18 basar i ${house}`,
  (house: string) => `Basar i ${house} 12. desember kl 18`,
  (house: string) => `12. desember kl 18, ${house}: Basar`,
];

describe("a house is the place, and no part of the title, wherever it stands", () => {
  test.each(HOUSES.flatMap((house) => SHAPES.map((shape) => [shape(house), house] as const)))("%s", (line, house) => {
    expect(said(line)).toEqual(["basar", foldText(house), "18:00"]);
  });
});

describe("capitals or none do not hide it", () => {
  const lines = ["Fiolby kirke", "Ås kirkestue"].flatMap((house) =>
    [`Basar i ${house} 12. desember kl 18`, `Basar 12. desember kl 18 ${house}`].flatMap((line) => [
      [line.toLowerCase(), house],
      [line.toUpperCase(), house],
    ]),
  );
  test.each(lines)("%s", (line, house) => expect(said(line)).toEqual(["basar", foldText(house), "18:00"]));
});

test.each([
  ["Åpen kirke 12. desember kl 18", "apen kirke", ""],
  ["Vask av kirka 12. desember kl 18", "vask av kirka", ""],
  ["Jul i Svingen 12. desember kl 18 Svingen skole", "jul i svingen", "svingen skole"],
  ["Speidermøte 12. desember kl 18 i kjelleren i Fiolby kirke", "speidermote", "kjelleren i fiolby kirke"],
  ["Julegrantenning på kirkebakken 12. desember kl 18", "julegrantenning", "kirkebakken"],
  ["Dugnad 12. desember kl 18 på Plystrehaug i Knirkevik", "dugnad", "plystrehaug i knirkevik"],
  ["Bibelgruppe hos Fiol og Plystre 12. desember kl 18", "bibelgruppe", "hos fiol og plystre"],
  ["Temakveld: Kirken i Sandvær 12. desember kl 18", "temakveld: kirken i sandvaer", ""],
  ["Konsert på Plystrehaug 12. desember kl 18, billetter på Fiolhjørnet", "konsert", "plystrehaug"],
  ["Temakveld: Elefanten i rommet 12. desember kl 18", "temakveld: elefanten i rommet", ""],
  ["Gudstjeneste 12. desember kl 18 Fiolby kirke v/ prest Berg, nattverd", "gudstjeneste", "fiolby kirke"],
])("%s", (line, title, place) => expect(said(line)).toEqual([title, place, "18:00"]));
