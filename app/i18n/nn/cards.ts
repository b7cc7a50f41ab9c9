export const cardsMessages = {
  organizer: "Arrangør",
  alt: (parts: string) => `Bilete til deling: ${parts}`,
  download: "Last ned bilete",
  hint: "Til å dele. Biletet følgjer det som står på sida.",
  sizes: {
    link: "Til lenker og Facebook (1200 × 630)",
    post: "Til Instagram (1080 × 1350)",
    story: "Til stories (1080 × 1920)",
  },
};
