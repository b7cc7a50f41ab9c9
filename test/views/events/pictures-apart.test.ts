import fc from "fast-check";
import { expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { EVENT_TYPES } from "~/domain/events/types";
import { picturesApart } from "~/views/events/pictures-apart";
import { generatedCover, listedImage } from "~/views/images/image";

const COLUMNS = [1, 2, 3];

/** Few organizers and few events, so that pictures come again. */
const list = fc.array(
  fc
    .record({
      type: fc.constantFrom(...EVENT_TYPES),
      id: fc.constantFrom(..."abcdefgh"),
      picture: fc.option(fc.constantFrom("of-one", "of-another", "of-a-third")),
    })
    .map(({ type, id, picture }) =>
      anEventCard({ id, type, image: picture ? listedImage(`/images/${picture}`) : generatedCover(type, id) }),
    ),
  { maxLength: 40 },
);

it("no card has the picture of one beside it or above it, in one, two or three columns", () => {
  fc.assert(
    fc.property(list, (cards) => {
      const shown = cards.map(picturesApart()).map(({ image }) => image.src);
      for (const [at, src] of shown.entries()) for (const back of COLUMNS) expect(shown[at - back]).not.toBe(src);
    }),
  );
});

it("a picture that was not just seen stays", () => {
  fc.assert(
    fc.property(list, (cards) => {
      const shown = cards.map(picturesApart());
      for (const [at, card] of cards.entries()) {
        const around = shown.slice(Math.max(0, at - 3), at).map(({ image }) => image.src);
        if (!around.includes(card.image.src)) expect(shown[at]).toBe(card);
      }
    }),
  );
});

it("an organizer's picture that would come twice in a row gives way to a cover of the event's own", () => {
  const cards = ["one", "two"].map((id) => anEventCard({ id, type: "prayer", image: listedImage("/images/kirken") }));
  const [first, second] = cards.map(picturesApart());
  expect(first!.image).toBe(cards[0]!.image);
  expect(second!.image).toEqual(generatedCover("prayer", "two"));
});
