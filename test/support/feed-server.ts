import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Behaviour, status } from "./feed-behaviours";

export interface FeedServer {
  origin: string;
  /** "127.0.0.1:…", for FEED_ALLOWED_PRIVATE_HOSTS. */
  host: string;
  requests: IncomingMessage[];
  /** Sets how a path responds from now on; returns its address. */
  serve(path: string, behaviour: Behaviour): string;
  close(): Promise<void>;
}

/** Starts a local feed server; unknown paths are 404. */
export async function startFeedServer(port = 0): Promise<FeedServer> {
  const paths = new Map<string, Behaviour>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    (paths.get(pathname) ?? status(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requests,
    serve(path, behaviour) {
      paths.set(path, behaviour);
      return `http://${host}${path}`;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
