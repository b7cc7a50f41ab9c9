import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";
import { band, openAndKeep } from "#test/support/offline";

/** What a proxy does with a request besides passing it on. */
interface Meddling {
  /** Milliseconds that it waits first. */
  late?: number;
  /** Answers so, without asking the product. */
  status?: number;
  /** Changes what the product answered. */
  change?: (body: string) => string;
}

interface ChangingProxy {
  origin: string;
  /** Set it at any time. */
  meddle: (path: string) => Meddling | null;
  close(): Promise<void>;
}

/** Starts a way to the product that can be slow, or be of another version, also for the requests of a service worker. */
async function startChangingProxy(product: string): Promise<ChangingProxy> {
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

let proxy: ChangingProxy;
beforeAll(async () => {
  proxy = await startChangingProxy(inject("baseUrl"));
});
afterAll(() => proxy.close());

/** Runs in the page: returns the version of the worker that answers it. */
const versionOfWorker = () =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    navigator.serviceWorker.controller!.postMessage("version", [port2]);
  });

/** Runs in the page: waits until another worker answers it. */
const replacedWorker = () =>
  new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );

const SECOND = "zweite00";

describe("a new version of the product", () => {
  // The requests go to the proxy, which counts as somebody else.
  journey.override({ serviceWorkers: "allow", expected: [/request to somebody else/, /\b404\b/] });

  journey(
    "takes over without a word: what is being typed stays, and the next page is of the new version",
    async ({ page }) => {
      proxy.meddle = () => null;
      await openAndKeep(page, `${proxy.origin}/contact`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const first = await page.evaluate(versionOfWorker);
      await page.getByLabel("Melding").fill("Halvskrevet");
      proxy.meddle = (path) =>
        path === "/service-worker.js" ? { change: (body) => body.replaceAll(first, SECOND) } : null;
      // Nobody asks meanwhile: a worker that is asked again and again is never replaced on a busy machine.
      const replaced = page.evaluate(replacedWorker);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await replaced;
      expect(await page.evaluate(versionOfWorker)).toBe(SECOND);
      await expect.poll(() => page.getByLabel("Melding").inputValue()).toBe("Halvskrevet");
      // Where React looks for no difference.
      proxy.meddle = (path) =>
        path === "/helgen" ? { change: (body) => body.replace("<html ", '<html data-test="second" ') } : null;
      await page.goto(`${proxy.origin}/helgen`);
      await page.locator("html[data-test=second]").waitFor({ state: "attached" });
    },
  );

  journey("leaves a page of yesterday its files: what it loads later is still found", async ({ page }) => {
    proxy.meddle = () => null;
    await openAndKeep(page, `${proxy.origin}/`);
    proxy.meddle = (path) => (path.startsWith("/assets/") ? { status: 404 } : null);
    await page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
  });

  journey("a list that is very late is shown as it was, and the fresh one when it is asked for", async ({ page }) => {
    proxy.meddle = () => null;
    await openAndKeep(page, `${proxy.origin}/`);
    await open(page, `${proxy.origin}/helgen`);
    await expect.poll(() => page.evaluate(() => caches.match("/helgen").then(Boolean))).toBe(true);
    proxy.meddle = (path) => (path.startsWith("/helgen") ? { late: 20_000 } : null);
    await open(page, `${proxy.origin}/helgen`);
    await expect.poll(() => band(page).innerText()).toMatch(/^Får ikke kontakt · Vist slik det var i dag/);
    proxy.meddle = () => null;
    await page.getByRole("button", { name: "Oppdater" }).click();
    await expect.poll(() => band(page).innerText()).toBe("");
  });
});
