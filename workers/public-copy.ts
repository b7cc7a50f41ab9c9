import { COPY_HEADER, KEPT_AT_HEADER, keptKind } from "~/domain/offline/kept-pages";

/** They say how a device wants pages, not whose it is. */
const OF_THE_DEVICE = /^(?:samling_preferences|samling_look)=/;

/** Everybody's copy is made without cookies that tell who asks. */
export function withoutPerson(request: Request): Request {
  if (!isForCopy(request)) return request;
  const headers = new Headers(request.headers);
  const cookies = (headers.get("Cookie") ?? "").split(/;\s*/).filter((cookie) => OF_THE_DEVICE.test(cookie));
  if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
  else headers.delete("Cookie");
  headers.delete("Authorization");
  return new Request(request, { headers });
}

export const isForCopy = ({ method, headers }: Request): boolean => method === "GET" && headers.has(COPY_HEADER);

const DOCUMENT = /^text\/html\b/;

/** A device may only keep marked pages: the same for everybody, made without cookies. The mark is the server's time. */
export function markCopy(request: Request, { status, now }: { status: number; now: Date }, headers: Headers): void {
  const isPage =
    status === 200 &&
    !headers.has(KEPT_AT_HEADER) &&
    DOCUMENT.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Set-Cookie");
  const isNobodys = isForCopy(request) || isWithoutPerson(request);
  if (isPage && isNobodys && keptKind(new URL(request.url))) headers.set(COPY_HEADER, String(now.getTime()));
}

const isWithoutPerson = ({ method, headers }: Request) =>
  method === "GET" &&
  (headers.get("Cookie") ?? "").split(/;\s*/).every((cookie) => !cookie || OF_THE_DEVICE.test(cookie));
