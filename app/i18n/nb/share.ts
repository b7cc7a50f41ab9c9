export const shareMessages = {
  share: "Del",
  shareNamed: (title: string) => `Del ${title}`,
  copied: {
    event: "Arrangementsinfo kopiert til utklippstavlen!",
    organizer: "Menighetsinfo kopiert til utklippstavlen!",
  },
  failed: (address: string) => `Vi fikk ikke delt dette. Adressen er ${address}`,
};
