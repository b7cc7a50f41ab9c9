import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
  /** "http://127.0.0.1:…". */
  origin: string;
  /** The requested paths and queries, in order. */
  asked: URL[];
  requests: IncomingMessage[];
  close(): Promise<void>;
}

type AnswerLocally = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** Starts a local stand-in for an outside service. */
export async function startLocalServer(answer: AnswerLocally, port = 0): Promise<LocalServer> {
  const asked: URL[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    asked.push(url);
    requests.push(request);
    answer(url, response, request);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
