import { createServer } from "node:net";

/** Systems give connections ports above these: one of those may be somebody's before its server listens. */
const [FIRST, COUNT] = [20_000, 10_000];

export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}

export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(Number(port), "127.0.0.1", () => probe.close(() => resolve(true)));
  });
