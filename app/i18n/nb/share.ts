export const shareMessages = {
  share: "Del",
  shareNamed: (title: string) => `Del ${title}`,
  copied: {
    event: "Arrangementsinfo kopiert til utklippstavlen!",
    organizer: "Menighetsinfo kopiert til utklippstavlen!",
  },
  failed: (address: string) => `Del adressen selv: ${address}`,
};
