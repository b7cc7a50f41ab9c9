import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** What a proxy does with a request besides passing it on. */
interface Meddling {
  /** Milliseconds that it waits first. */
  late?: number;
  /** Answers so, without asking the product. */
  status?: number;
  /** Changes what the product answered. */
  change?: (body: string) => string;
}

export interface ChangingProxy {
  origin: string;
  /** Set it at any time. */
  meddle: (path: string) => Meddling | null;
  close(): Promise<void>;
}

/** Starts a way to the product that can be slow, or be of another version, also for the requests of a service worker. */
export async function startChangingProxy(product: string): Promise<ChangingProxy> {
  const { port } = new URL(product);
  const proxy: ChangingProxy = { origin: "", meddle: () => null, close: async () => undefined };
  const server = createServer((incoming, outgoing) => {
    const { late = 0, status, change } = proxy.meddle(incoming.url ?? "/") ?? {};
    if (status) return void outgoing.writeHead(status).end();
    const headers = { ...incoming.headers };
    if (change) {
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const passOn = () => {
      const asked = ask({ host: "localhost", port, path: incoming.url, method: incoming.method, headers }, (answer) => {
        if (!change) {
          outgoing.writeHead(answer.statusCode!, answer.headers);
          return answer.pipe(outgoing);
        }
        let body = "";
        answer.setEncoding("utf8").on("data", (text: string) => (body += text));
        answer.on("end", () => {
          const { "content-length": _length, ...others } = answer.headers;
          outgoing.writeHead(answer.statusCode!, others).end(change(body));
        });
        return answer;
      });
      asked.on("error", () => outgoing.destroy());
      incoming.pipe(asked);
    };
    if (late) setTimeout(passOn, late);
    else passOn();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  proxy.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return proxy;
}
