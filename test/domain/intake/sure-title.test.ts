import { describe, expect, test } from "vitest";
import { isUnsureTitle } from "~/domain/intake/sure-title";

describe("a title is sure that only names what takes place:", () => {
  test.each([
    "Gudstjeneste",
    "Vi synger julen inn",
    "Familiegudstjeneste med utdeling av 4-årsbok",
    "Fredagsklubben 5.–7. trinn",
    "Parkurs, del 1 av 2",
    "Samling 4: Bønn",
    "Konfirmantsamling (gruppe 2)",
    "50 salmer på 24 timer",
    "Sommerleir 2027",
    "Bibeltime: Joh 3,16",
    "Middag for alle",
    "Klubb for dem som vil",
    "Temakveld: «Når jula gjør vondt»",
    "Er det mer i livet enn dette?",
    "Te",
  ])("%s", (title) => expect(isUnsureTitle(title)).toBe(false));
});

describe("it is asked about", () => {
  test.each([
    [
      "where somebody does something",
      "Babyløkta me",
      "Ten Sing øver igjen",
      "Bibelgruppa møtes",
      "Æ trur vi tar julebakst",
    ],
    ["where it goes on with a sentence", "Som dere vet, skal vi ha julegrøt", "Kommer Trio Havlys og spiller", "Vi"],
    [
      "where it is only who leads, what is shared besides, or a feast",
      "V/ prest Lunde",
      "Nattverd",
      "Ortodoks",
      "Palmesøndag",
      "Home group @ Madla",
    ],
    [
      "where a number counts nothing",
      "Nattkafé fra 21",
      "Åpent hus 13-16",
      "Luciafest 1515",
      "Menighetstur til Israel pris 24 900",
    ],
    [
      "where a day or what is left out stands in it",
      "Bønnemøte man ons",
      "Fredagstaco unntatt siste i mnd",
      "Karneval laurda",
    ],
    [
      "where an end is loose",
      "Orgelstund (orgel",
      "Åpningsmøte m",
      "Fasteaksjonen:, oppmøte",
      "Speidermøte på speiderhytta ( og )",
    ],
    ["where it only says who leads, or where", "Kari Hansen", "Kroken kirke"],
    ["where it thanks, or asks for prayer", "Takk for innsatsen", "Be for Ukraina", "Å be for leiren", "Tusen takk"],
    ["where it ends with a small word, of whatever language", "Posada navideña el", "Різдвяна літургія о"],
    ["where small words follow each other that say nothing", "La posada es el de en el salón"],
    ["where it calls out in brackets", "Knivkurs (de som kommer må delta!)"],
  ])("%s", (_, ...titles) => expect(titles.filter((title) => !isUnsureTitle(title))).toEqual([]));
});
