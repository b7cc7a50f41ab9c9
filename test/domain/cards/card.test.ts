import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { cardAddress, cardHash, cardKey, cardPrefix, hashInKey } from "~/domain/cards/address";
import { type Card, canBeDrawn, drawable } from "~/domain/cards/card";

const CASES = caseFile("domain/cards/card.tsv");

const CARD: Card = {
  type: "concert",
  cover: 3,
  title: "Lys i mørket",
  kind: "Konsert",
  state: null,
  isOff: false,
  day: "fredag 20. november 2026",
  hours: "kl. 18:00",
  place: "Bodø",
  organizer: "Lillehavn kirke",
  picture: null,
  logo: null,
};

describe("the hash of a card", () => {
  test("is the same for the same content, in whatever order it is given", () => {
    const reversed = Object.fromEntries(Object.entries(CARD).reverse()) as unknown as Card;
    expect(cardHash(reversed)).toBe(cardHash(CARD));
  });

  test("is the one that kept cards lie under, until their look grows", () => {
    expect(cardHash({ ...CARD, picture: "/images/events/a" })).toBe("9c565a0f67d8556e");
    expect(cardHash(CARD)).toBe("30ad31c53ff0edb9");
  });

  test("is another when anything that the card shows is another", () => {
    const others: Partial<Card>[] = [
      { type: "prayer" },
      { cover: 4 },
      { title: "Lys i mørket!" },
      { kind: "Concert" },
      { state: "Avlyst" },
      { isOff: true },
      { day: "lørdag 21. november 2026" },
      { hours: "kl. 19:00" },
      { place: "Tromsø" },
      { organizer: "Lillehavn" },
      { picture: "/images/events/a" },
      { logo: "/images/organizers/a" },
    ];
    expect(others.map((other) => Object.keys(other)[0]).sort()).toEqual(Object.keys(CARD).sort());
    const hashes = others.map((other) => cardHash({ ...CARD, ...other }));
    expect(new Set([...hashes, cardHash(CARD)]).size).toBe(others.length + 1);
  });

  test("stands in the address and in the key, and is read out of the key again", () => {
    const subject = { kind: "event", id: "a_b-c" } as const;
    const hash = cardHash(CARD);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const key = cardKey(subject, { hash, locale: "nb", size: "story" });
    expect(key.startsWith(cardPrefix(subject))).toBe(true);
    expect(hashInKey(key)).toBe(hash);
    expect(hashInKey("cards/event/a/other.jpg")).toBeNull();
    expect(cardAddress(subject, { hash, locale: "en" })).toBe(`/cards/event/a_b-c.jpg?lang=en&v=${hash}`);
  });
});

describe("a card's texts", () => {
  test.each(casesOf<[string, string]>(CASES, "without emoji, for which there is no font"))(
    "without emoji, for which there is no font: %s",
    (title, drawn) => {
      expect(drawable(title)).toBe(drawn);
    },
  );

  test.each(casesOf<[string, boolean]>(CASES, "are drawn where there are letters for all of them"))(
    "are drawn where there are letters for all of them: %s",
    (title, can) => {
      expect(canBeDrawn({ ...CARD, title })).toBe(can);
      expect(canBeDrawn({ ...CARD, organizer: title })).toBe(can || title === "🎄");
    },
  );
});
