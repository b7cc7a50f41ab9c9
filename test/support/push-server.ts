import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PushNotice } from "~/domain/letters/push-notice";
import { aBrowser, claimsOf, type TestBrowser } from "./browsers-of-pushes";

export interface PushServer {
  /** A browser's subscription, whose pushes arrive here. */
  browser: TestBrowser;
  received: PushNotice[];
  close(): Promise<void>;
}

/**
 * Starts a push service with one browser: it takes what is signed by its sender and can be read. Other browsers are gone,
 * as that of a journey's first try is.
 */
export async function startPushServer(port: number): Promise<PushServer> {
  const path = `/${crypto.randomUUID()}`;
  const browser = aBrowser(`http://127.0.0.1:${port}${path}`);
  const received: PushNotice[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      if (request.url !== path) return response.writeHead(410).end();
      await claimsOf(request.headers.authorization ?? "");
      received.push(JSON.parse(browser.read(body)) as PushNotice);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { browser, received, close };
}
