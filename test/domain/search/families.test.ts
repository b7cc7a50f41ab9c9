import { describe, expect, test } from "vitest";
import { isFacet } from "~/domain/search/facets";
import { searchText, searchTerms } from "~/domain/search/words";

/** Whether a typed query finds a text, as the index does: one phrase of each term stands in it. */
function finds(query: string, text: string): boolean {
  const indexed = `${searchText(text)} `;
  return (searchTerms(query) ?? []).every((phrases) => phrases.some((phrase) => indexed.includes(phrase)));
}

describe("bokmål and nynorsk find each other", () => {
  test.each([
    ["gudsteneste", "Gudstjeneste"],
    ["gudstjeneste", "Friluftsgudsteneste"],
    ["gudstenester", "Gudstjenesten"],
    ["gudstjenesten", "Ungdomsgudsteneste"],
    ["kyrkje", "Åpen kirke"],
    ["kirken", "Kyrkja er open"],
    ["song", "Sang og musikk"],
    ["sang", "Songkveld"],
    ["lovsong", "Lovsang"],
    ["allsang", "Allsongkveld"],
    ["møte", "Bedehussamvær"],
    ["samvær", "Møte"],
    ["bønnemøte", "Bønemøte"],
    ["bøn", "Bønnekveld"],
    ["sundagsskule", "Søndagsskole"],
    ["kyrkjekonsert", "Kirkekonsert"],
    ["kirkesang", "Kyrkjesong"],
    ["born", "Barnas dag"],
    ["høst", "Haustfest"],
    ["messe", "Gudstjeneste"],
    ["høymesse", "Høgmesse"],
    ["gudstjeneste", "Høgmesse"],
    ["stevne", "Sommarstemne"],
    ["bibelgruppe", "Bibeltime"],
    ["bibelgruppa", "Bibelkveld for unge"],
    ["bible study", "Bibelstudium"],
    ["bible study", "Bibeltime"],
    ["bible study", "Bibel og kaffe"],
    ["bibelgruppe", "Vi leser i bibelen"],
    ["bibeltime", "Bibelgruppe"],
  ])("%s finds «%s»", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe("an everyday word of bokmål finds that of nynorsk, and the other way round", () => {
  test.each([
    ["høymesse", "høgmesse"],
    ["høymessen", "høgmessa"],
    ["åpen kirke", "open kyrkje"],
    ["åpent hus", "ope hus"],
    ["åpne kirker", "opne kyrkjer"],
    ["morgenbønn", "morgonbøn"],
    ["forbønn", "førebøn"],
    ["kveldsbønn", "kveldsbøna"],
    ["sommer", "sommar"],
    ["sommerleir", "sommarleir"],
    ["frokost", "frukost"],
    ["frokosten", "frukosten"],
    ["julemarked", "julemarknad"],
    ["markedet", "marknaden"],
    ["speidere", "speidarar"],
    ["speidergudstjeneste", "speidargudsteneste"],
    ["hverdag", "kvardag"],
    ["hverdagsmesse", "kvardagsmesse"],
    ["julaften", "julaftan"],
    ["kvinneforening", "kvinneforeining"],
    ["voksen", "vaksen"],
    ["omvisning", "omvising"],
    ["korøvelse", "korøving"],
  ])("%s, %s", (bokmal, nynorsk) => {
    expect(finds(bokmal, nynorsk)).toBe(true);
    expect(finds(nynorsk, bokmal)).toBe(true);
  });
});

describe("common words in English find the Norwegian ones, and the other way round", () => {
  test.each([
    ["church service", "Gudstjeneste"],
    ["church service", "Sunday church service"],
    ["Church services", "Familiegudsteneste"],
    ["choir", "Ungdomskor"],
    ["choirs", "Korøvelse"],
    ["children's choir", "Barnekor"],
    ["Children’s church", "Barnekirke"],
    ["men's breakfast", "Men's breakfast"],
    ["youth", "Ungdomskveld"],
    ["youth club", "Ungdomsklubb"],
    ["prayer meeting", "Bønnemøte"],
    ["Sunday school", "Søndagsskole"],
    ["communion", "Nattverd"],
    ["concert", "Julekonsert"],
    ["kids", "Barneklubb"],
    ["children", "Barna synger"],
    ["mass", "Høymesse"],
    ["ungdom", "Youth night"],
    ["kor", "Gospel choir"],
    ["gudstjeneste", "Sunday service"],
  ])("%s finds «%s»", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe("a word inside another one is not taken for it", () => {
  test.each([
    ["gudstjeneste", "Julemesse og basar"],
    ["service", "Julemesse"],
    ["choir", "Korps på torget"],
    ["choir", "Korttur"],
    ["sang", "Persongruppe"],
    ["prayer", "Bonus"],
    ["ungdom", "Gamle venner"],
    ["gudstjeneste", "Servicekontor"],
    ["åpen", "Operakveld"],
    ["øvelse", "Prøving av drakter"],
  ])("%s does not find «%s»", (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

test("a word without sisters is searched for as it is, and nothing typed as nothing", () => {
  expect(searchTerms("Røros")).toEqual([["roros"]]);
  expect(searchTerms("  ")).toBeNull();
  expect(searchTerms("!")).toEqual([]);
});

test("a phrase that holds another way to write the word is not looked for as well", () => {
  const [phrases] = searchTerms("gudstjenester")!;
  expect(phrases).toContain("gudstjenest");
  expect(phrases!.filter((phrase) => phrases!.some((other) => other !== phrase && phrase.includes(other)))).toEqual([]);
  expect(finds("gudstjenester", "Gudstjenesten")).toBe(true);
});

test("a typed word becomes few phrases", () => {
  for (const word of ["gudstjeneste", "kyrkjesong", "barnekor", "møtesamling", "julekonsert", "åpen", "høgmesse"]) {
    expect(searchTerms(word)![0]!.filter((phrase) => !isFacet(phrase)).length).toBeLessThanOrEqual(11);
  }
});
