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
  why: "Nye organisasjonar viser det første døgnet dei 20 arrangementa som kjem først, og alt som byrjar før døgnet er over. Av ein serie tel dei to neste datoane. Det er for å halde søppel ute. Vi ser på dykk så snart vi kan, og då blir alt vist med ein gong. Det går fortare når organisasjonsnummeret står i profilen: er namnet dykkar som i Einingsregisteret, varer det seks timar.",
  /** Before publishing; `room` of `n` are shown at once. */
  before: (room: number, when: string) =>
    room === 0
      ? `Dei 20 første er ute. Resten blir vist frå ${when}.`
      : `${room} blir viste med ein gong, resten frå ${when}.`,
  ofRun: (n: number, when: string) => `${n} av dei blir viste frå ${when}`,
};
