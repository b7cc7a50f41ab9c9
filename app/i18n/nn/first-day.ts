const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "arrangement", "arrangement");

/** Only some of a new organizer's events are shown. */
export const firstDayMessages = {
  held: (when: string) => `Blir vist frå ${when}, eller når nokon har sett på det`,
  badge: (when: string) => `Blir vist frå ${when}`,
  someHeld: (n: number, when: string) =>
    `${events(n)} blir ${n === 1 ? "vist" : "viste"} frå ${when}. Alt er teke vare på.`,
  /** After publishing: how many are out, and how many come with the hour. */
  outNow: (out: number, held: number, when: string) => `Ute no: ${out}. ${capitalized(when)}: ${held} til`,
  ask: "Kvifor?",
  why: "Nye organisasjonar viser det første døgnet dei 20 arrangementa som kjem først, og alt som byrjar før døgnet er over. Av ein serie tel dei to neste datoane. Slik blir søppel halde ute. Alt blir vist så snart vi har sett på dykk, eller etter seks timar når organisasjonsnummeret står i profilen og namnet er som i Einingsregisteret.",
  /** Before publishing; `room` of `n` are shown at once. */
  before: (room: number, when: string) =>
    room === 0
      ? `Dei 20 første er ute. Resten blir vist frå ${when}.`
      : `${room} blir viste med ein gong, resten frå ${when}.`,
  ofRun: (n: number, when: string) => `${n} av dei blir viste frå ${when}`,
};
