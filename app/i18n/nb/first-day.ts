const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "arrangement", "arrangementer");

/** Only some of a new organizer's events are shown. */
export const firstDayMessages = {
  held: (when: string) => `Vises fra ${when}, eller når noen har sett på det`,
  badge: (when: string) => `Vises fra ${when}`,
  someHeld: (n: number, when: string) => `${events(n)} vises fra ${when}. Alt er tatt vare på.`,
  /** After publishing: how many are out, and how many come with the hour. */
  outNow: (out: number, held: number, when: string) => `Ute nå: ${out}. ${capitalized(when)}: ${held} til`,
  ask: "Hvorfor?",
  why: "Nye organisasjoner viser det første døgnet de 20 arrangementene som kommer først, og alt som begynner før døgnet er over. Av en serie teller de to neste datoene. Slik holdes søppel ute. Alt vises så snart vi har sett på dere, eller etter seks timer når organisasjonsnummeret står i profilen og navnet er som i Enhetsregisteret.",
  /** Before publishing; `room` of `n` are shown at once. */
  before: (room: number, when: string) =>
    room === 0 ? `De 20 første er ute. Resten vises fra ${when}.` : `${room} vises med en gang, resten fra ${when}.`,
  ofRun: (n: number, when: string) => `${n} av dem vises fra ${when}`,
};
