import { type Behaviour, status } from "./feed-behaviours";
import { type LocalServer, startLocalServer } from "./local-server";

export interface FeedServer extends LocalServer {
  /** "127.0.0.1:…", for FEED_ALLOWED_PRIVATE_HOSTS. */
  host: string;
  /** Sets how a path responds from now on; returns its address. */
  serve(path: string, behaviour: Behaviour): string;
}

/** Starts a local feed server; unknown paths are 404. */
export async function startFeedServer(port = 0): Promise<FeedServer> {
  const paths = new Map<string, Behaviour>();
  const server = await startLocalServer(
    ({ pathname }, response, request) => (paths.get(pathname) ?? status(404))(request, response),
    port,
  );
  const serve = (path: string, behaviour: Behaviour) => {
    paths.set(path, behaviour);
    return server.origin + path;
  };
  return { ...server, host: new URL(server.origin).host, serve };
}
