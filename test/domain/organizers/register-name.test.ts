import { describe, expect, it } from "vitest";
import { namesAgree } from "~/domain/organizers/register-name";
import { nameInOrdinaryLetters } from "~/domain/text/ordinary-letters";

describe("an organizer's name is like that of the register", () => {
  it.each([
    ["the same", "Bykirken", "Bykirken", null],
    ["without the town", "Bykirken", "Bykirken i Lillevik", "Lillevik"],
    ["in another form of the word", "Lillevik bykirke", "Bykirken Lillevik", "Lillevik"],
    ["a congregation and its parish", "Lillevik menighet", "Den norske kirke Lillevik sokn", "Storby"],
    ["where the parish is called like the town", "Lillevik menighet", "Lillevik sokn", "Lillevik"],
    ["with å as aa", "Haapets kirke", "HÅPETS KIRKE", null],
    ["in nynorsk", "Fjellkyrkja", "Fjellkyrkja Røros sokn", "Røros"],
    ["with its legal form", "Salem Bodø", "SALEM BODØ AS", "Bodø"],
    ["of common words alone, when they are the same", "Den norske kirke", "DEN NORSKE KIRKE", null],
  ])("%s: %s, %s", (_, own, name, city) => expect(namesAgree(own, { name, city })).toBe(true));

  it.each([
    ["another congregation in the same town", "Salem Lillevik", "Filadelfia Lillevik", "Lillevik"],
    ["the town's name alone", "Oslo", "Filadelfia Oslo", "Oslo"],
    ["a parish of another place", "Lillevik menighet", "Storvik sokn", "Storby"],
    ["words that every congregation has", "Menighet", "Den norske kirke", null],
    ["one word of many", "Bykirken", "Bykirken Ungdom Kor Orkester", null],
    ["the beginning of a word", "Sal", "Salem", null],
    ["nothing but signs", "!!!", "Salem", null],
  ])("is not: %s: %s, %s", (_, own, name, city) => expect(namesAgree(own, { name, city })).toBe(false));
});

describe("a name in the register's capitals is written as people write it", () => {
  it.each([
    ["DEN NORSKE KIRKE LILLEVIK SOKN", "Den norske kirke Lillevik sokn"],
    ["KFUK-KFUM BODØ", "KFUK-KFUM Bodø"],
    ["KIRKENS BYMISJON PÅ MO I RANA", "Kirkens Bymisjon på Mo i Rana"],
    ["ØSTRE BEDEHUS AS", "Østre bedehus AS"],
    ["NLM UNG", "NLM Ung"],
    ["Kirken i Dalen", "Kirken i Dalen"],
  ])("%s → %s", (capitals, name) => expect(nameInOrdinaryLetters(capitals)).toBe(name));
});
