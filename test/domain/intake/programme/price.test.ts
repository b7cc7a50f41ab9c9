import { expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { ofProgramme } from "~/gateways/intake/understand-intake";

const read = (text: string) =>
  ofProgramme(text, { kind: "text", source: "text", isToldNow: true }, TOLD_AT).events.map(({ title, price }) => [
    title,
    price ?? null,
  ]);
const ticket = (price_nok: number) => ({ price: "ticket", price_nok });

test.each([
  ["Lørdag 2. januar Juletrefest for store og små kl. 15-17, kr 50", "Juletrefest for store og små", ticket(50)],
  ["Fredag 15. januar kl 18 Ungdomskveld, inngang 40 kr", "Ungdomskveld", ticket(40)],
  ["Onsdag 27. januar kl. 18 Basar, 30,- pr familie", "Basar", ticket(30)],
  ["Onsdag 27. januar kl. 18 Basar\nInngang kr 30", "Basar", ticket(30)],
  ["Onsdag 27. januar kl. 18 Konsert. Fri entré", "Konsert", { price: "free" }],
  ["Onsdag 27. januar kl. 18 Konsert\nKollekt", "Konsert", { price: "collection" }],
  ["Onsdag 27. januar kl. 18 Konsert\nVoksne 150 kr, barn 50 kr", "Konsert", null],
  ["Onsdag 27. januar kl. 18 Basar\nI fjor samlet vi inn 30 000 kroner til misjonen, og det vil vi slå", "Basar", null],
])("a pasted programme says what it costs: %s", (text, title, price) => {
  expect(read(text)).toEqual([[title, price]]);
});

test("of two events in one line it may be of either", () => {
  const text = "Søndag 10. januar kl. 11 Gudstjeneste. Søndag 17. januar kl. 19 Konsert, 200 kr";
  expect(read(text).map(([, price]) => price)).toEqual([null, null]);
});
