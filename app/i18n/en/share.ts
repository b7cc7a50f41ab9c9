export const shareMessages = {
  share: "Share",
  shareNamed: (title: string) => `Share ${title}`,
  copied: {
    event: "Event details copied to the clipboard!",
    organizer: "Congregation details copied to the clipboard!",
  },
  failed: (address: string) => `Share the address yourself: ${address}`,
};
