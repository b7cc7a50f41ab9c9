import { Response as Answer } from "miniflare";
import { calendarText, TWO_VERSIONS } from "./feed-calendars.ts";
import { registerAnswer } from "./register-units.ts";

/** Without places, because looking them up would need more outside services. */
const withoutPlaces = (text: string) => new Answer(text.replace(/^LOCATION:.*\r\n/gm, ""));

/** The feeds in the tests of routes, by path of https://kalender.example. */
const FEEDS: Record<string, () => Answer> = {
  "/alle.ics": () => withoutPlaces(TWO_VERSIONS.before()),
  "/uten-endelse": () => withoutPlaces(TWO_VERSIONS.before()),
  "/endret.ics": () => withoutPlaces(TWO_VERSIONS.after()),
  "/innlogging.ics": () =>
    new Answer("<!doctype html><html><title>Logg inn</title></html>", { headers: { "Content-Type": "text/html" } }),
  "/side": () =>
    new Answer("<!doctype html><html><title>Kalender</title></html>", { headers: { "Content-Type": "text/html" } }),
  "/tretti.ics": () =>
    new Answer(
      calendarText(
        Array.from({ length: 30 }, (_, day) => ({ uid: `dag-${day}`, summary: `Samling ${day + 1}`, inDays: day + 1 })),
      ),
    ),
  "/tom.ics": () => new Answer(calendarText([{ uid: "over", summary: "Over", inDays: -9 }])),
  "/nede.ics": () => new Answer("nede", { status: 500 }),
};

/** Of REGISTER_API_URL in the tests' settings. */
const REGISTER_HOST = "register.test";

/** The outside world in the tests of routes: a few calendars, the register of organisations, and nothing else. */
export async function answerOutside(request: Request): Promise<Answer> {
  const { hostname, pathname, searchParams } = new URL(request.url);
  await request.arrayBuffer(); // An answer to what was not read yet breaks the line now and then.
  if (hostname === REGISTER_HOST) {
    const { status, body } = registerAnswer(pathname, searchParams);
    return Answer.json(body, { status });
  }
  const feed = hostname === "kalender.example" ? FEEDS[pathname] : undefined;
  return feed ? feed() : new Answer(null, { status: 500 });
}
