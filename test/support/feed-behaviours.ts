import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** How a feed server responds. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const CALENDAR = { "Content-Type": "text/calendar; charset=utf-8" };
const MEGABYTE = 1024 * 1024;

/** Uses the behaviours in turn, one per request; the last one stays. */
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

/** Accepts the request and never responds. */
export const silence: Behaviour = () => {};

/** Sends one letter at a time without end. */
export const drip: Behaviour = (_, response) => {
  response.writeHead(200, CALENDAR).write("BEGIN:VCALENDAR\r\nX-DRIP:");
  const timer = setInterval(() => response.write("x"), 5);
  response.on("close", () => clearInterval(timer));
};

/** Sends a copy once; a client that has it gets "not modified". */
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

/** Announces the whole text's length and breaks off in the middle. */
export const truncated =
  (text: string): Behaviour =>
  (_, response) => {
    const half = text.slice(0, text.length / 2);
    response
      .writeHead(200, { ...CALENDAR, "Content-Length": Buffer.byteLength(text) })
      .write(half, () => response.destroy());
  };

/** Ends in the middle of the text as if that were its end. */
export const cutShort = (text: string) => calendar(text.slice(0, text.length / 2));

export const gzipped =
  (text: string | Buffer): Behaviour =>
  (_, response) =>
    void response.writeHead(200, { ...CALENDAR, "Content-Encoding": "gzip" }).end(gzipSync(text));

/** Gzip without a header that says so. */
/** As servers send a file named `.ics.gz`. */
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

/** 200 MB of zeros, compressed; labelled or not. */
export const gzipBomb = (isLabelled: boolean): Behaviour => (isLabelled ? gzipped(zeros) : gzippedUnlabelled(zeros));

/** Exactly as many bytes as are accepted, and one more with `more`. */
export const tenMegabytes = ({ more }: { more: boolean }): Behaviour =>
  calendar(Buffer.alloc(10 * MEGABYTE + (more ? 1 : 0), "x"));
