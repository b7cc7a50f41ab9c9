import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** How a server of feeds may answer. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const CALENDAR = { "Content-Type": "text/calendar; charset=utf-8" };
const MEGABYTE = 1024 * 1024;

/** One after the other, a request each; the last one stays. */
export function inTurn(...behaviours: Behaviour[]): Behaviour {
  let next = 0;
  return (request, response) => behaviours[Math.min(next++, behaviours.length - 1)]!(request, response);
}

export const calendar =
  (text: string | Buffer): Behaviour =>
  (_, response) =>
    void response.writeHead(200, CALENDAR).end(text);

export const redirect =
  (to: string, status = 302): Behaviour =>
  (_, response) =>
    void response.writeHead(status, { Location: to }).end("moved");

/** Takes the request and never says anything. */
export const silence: Behaviour = () => {};

/** Begins, and goes on a letter at a time without end. */
export const drip: Behaviour = (_, response) => {
  response.writeHead(200, CALENDAR).write("BEGIN:VCALENDAR\r\nX-DRIP:");
  const timer = setInterval(() => response.write("x"), 5);
  response.on("close", () => clearInterval(timer));
};

/** Sends a copy once; whoever shows that they have it is told that nothing has changed. */
export const withValidators =
  (text: string, copy = { ETag: '"v1"', "Last-Modified": "Wed, 03 Jun 2026 08:00:00 GMT" }): Behaviour =>
  ({ headers }, response) =>
    headers["if-none-match"] === copy.ETag || headers["if-modified-since"] === copy["Last-Modified"]
      ? void response.writeHead(304).end()
      : void response.writeHead(200, { ...CALENDAR, ...copy }).end(text);

export const status =
  (code: number): Behaviour =>
  (_, response) =>
    void response.writeHead(code).end("no calendar");

const SIGN_IN =
  "<!doctype html><html><title>Logg inn</title><form>Du må logge inn for å se BEGIN:VCALENDAR</form></html>";
export const signInPage: Behaviour = (_, response) =>
  void response.writeHead(200, { "Content-Type": "text/html" }).end(SIGN_IN);

export const empty = calendar("");

/** Promises the whole text and breaks off in its middle. */
export const truncated =
  (text: string): Behaviour =>
  (_, response) => {
    const half = text.slice(0, text.length / 2);
    response
      .writeHead(200, { ...CALENDAR, "Content-Length": Buffer.byteLength(text) })
      .write(half, () => response.destroy());
  };

/** The text ends in its middle as if that were its end. */
export const cutShort = (text: string) => calendar(text.slice(0, text.length / 2));

export const gzipped =
  (text: string | Buffer): Behaviour =>
  (_, response) =>
    void response.writeHead(200, { ...CALENDAR, "Content-Encoding": "gzip" }).end(gzipSync(text));

/** Gzip that nothing speaks of. */
/** As programs and servers hand out a file that is called `.ics.gz`. */
export const gzippedFile =
  (text: string | Buffer): Behaviour =>
  (_, response) =>
    void response
      .writeHead(200, {
        "Content-Type": "application/gzip",
        "Content-Disposition": 'attachment; filename="kalender.ics.gz"',
      })
      .end(gzipSync(text));

export const gzippedUnlabelled = (text: string | Buffer): Behaviour => calendar(gzipSync(text));

const zeros = Buffer.alloc(200 * MEGABYTE);

/** 200 MB of nothing, packed small; labelled or not. */
export const gzipBomb = (isLabelled: boolean): Behaviour => (isLabelled ? gzipped(zeros) : gzippedUnlabelled(zeros));

/** As many bytes as are wanted, and one more where `more`. */
export const tenMegabytes = ({ more }: { more: boolean }): Behaviour =>
  calendar(Buffer.alloc(10 * MEGABYTE + (more ? 1 : 0), "x"));
