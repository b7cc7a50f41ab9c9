import type { CardSize } from "~/domain/cards/card";

export const cardsMessages = {
  organizer: "Arrangør",
  alt: (parts: string) => `Bilde til deling: ${parts}`,
  download: "Last ned bilde",
  hint: "Til å dele. Bildet følger det som står på siden.",
  sizes: {
    link: "Til lenker og Facebook (1200 × 630)",
    post: "Til Instagram (1080 × 1350)",
    story: "Til stories (1080 × 1920)",
  } satisfies Record<CardSize, string>,
};
