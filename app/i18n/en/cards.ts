export const cardsMessages = {
  organizer: "Organizer",
  alt: (parts: string): string => `Picture for sharing: ${parts}`,
  download: "Download a picture",
  hint: "For sharing. The picture follows what the page says.",
  sizes: {
    link: "For links and Facebook (1200 × 630)",
    post: "For Instagram (1080 × 1350)",
    story: "For stories (1080 × 1920)",
  },
};
