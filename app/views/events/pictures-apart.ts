import { present } from "~/domain/values";
import { generatedCover } from "~/views/images/image";
import type { EventCardView } from "./card";

type Pictured = Pick<EventCardView, "id" | "type" | "image">;

/** As many cards as stand in a row: those beside a card, and the one above it. */
const AROUND = 3;

/** Maps the cards of a list in their order: one whose picture was just seen has a cover of its own instead. */
export function picturesApart() {
  let seen: string[] = [];
  return <Card extends Pictured>(card: Card): Card => {
    const image = seen.includes(card.image.src) ? otherCover(card, seen) : card.image;
    seen = [image.src, ...seen].slice(0, AROUND);
    return image === card.image ? card : { ...card, image };
  };
}

function otherCover({ type, id }: Pictured, seen: readonly string[]) {
  const covers = Array.from({ length: AROUND + 1 }, (_, step) => generatedCover(type, id, step));
  return present(
    covers.find(({ src }) => !seen.includes(src)),
    "cover that is not around",
  );
}
