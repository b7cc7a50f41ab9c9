export const shareMessages = {
  share: "Del",
  shareNamed: (title: string) => `Del ${title}`,
  copied: {
    event: "Arrangementsinfo kopiert til utklippstavla!",
    organizer: "Info om kyrkjelyden kopiert til utklippstavla!",
  },
  failed: (address: string) => `Del adressa sjølv: ${address}`,
};
