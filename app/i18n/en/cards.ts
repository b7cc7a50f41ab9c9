import type { cardsMessages as nb } from "../nb/cards";

export const cardsMessages: typeof nb = {
  organizer: "Organizer",
  alt: (parts): string => `Picture for sharing: ${parts}`,
  download: "Download a picture",
  hint: "For sharing. The picture follows what the page says.",
  sizes: {
    link: "For links and Facebook (1200 × 630)",
    post: "For Instagram (1080 × 1350)",
    story: "For stories (1080 × 1920)",
  },
};
