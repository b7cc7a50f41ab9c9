import routes from "~/routes";
import { fillWithDemo } from "#test/support/demo-rows";
import { serveProduct } from "#test/support/product-server";
import { routesOf } from "#test/support/route-table";
import { sendAnything } from "#test/support/send-anything";
import { DEMO_PASSWORD } from "../demo-accounts";
import { complaintAbout, type Malformed, malformedRequests } from "./malformed-requests";

const REQUESTS = 10_000;
const AT_ONCE = 8;
const LONGEST_MINUTES = 8;
const ATTEMPTS = 3;
const SEED = "samling";

/** Where a body is refused before all of it was sent, the connection may end before the answer is read. */
const HUNG_UP = 0;

/** Every role is somebody else who gets somewhere else; nobody is most of them. */
const SENDERS = [null, null, "post@nostebakken.example", "redaktor@demo.example", "post@trelysneset.example", "post@klokkerhavn.example"];

/** Sends ten thousand malformed requests at the running product and prints what it thought of them; throws if any did harm. */
export async function benchFuzz(): Promise<void> {
  const product = await serveProduct(fillWithDemo, { ENVIRONMENT: "development", TEST_CLOCK: undefined });
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  let sent = 0;
  try {
    const cookies = await Promise.all(SENDERS.map((email) => (email ? signIn(product.baseUrl, email) : Promise.resolve(""))));
    const queue = malformedRequests(routesOf(routes).filter((route) => route !== "/logout"), REQUESTS, SEED).entries();
    const work = async () => {
      for (const [index, request] of queue) {
        if (performance.now() - began > LONGEST_MINUTES * 60_000) return;
        const { status, complaint } = await send(product.baseUrl, request, cookies[index % cookies.length]!);
        sent++;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (complaint) complaints.push(`${request.method} ${request.path.slice(0, 120)}: ${complaint}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    const written = await product.stop();
    complaints.push(...written.split("\n").filter((line) => /unhandled|uncaught/i.test(line)));
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const shares = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.info(`${sent} malformed requests in ${seconds} s: ${shares.join(", ")}; complaints: ${complaints.length}`);
  if (complaints.length > 0) throw new Error(complaints.slice(0, 50).join("\n"));
}

const isWell = async (baseUrl: string) => (await fetch(`${baseUrl}/healthz`).catch(() => null))?.ok === true;

async function signIn(baseUrl: string, email: string): Promise<string> {
  const body = new URLSearchParams({ intent: "sign_in", email, password: DEMO_PASSWORD });
  const response = await fetch(`${baseUrl}/login`, { method: "POST", body, redirect: "manual" });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookies.join("; ");
}

/**
 * What the product said. The local server in front of it now and then loses a connection whose body nobody reads and
 * answers 503 in its place, without the product's request id: that request is sent again, and must be answered then.
 */
async function send(baseUrl: string, request: Malformed, cookie: string): Promise<{ status: number; complaint: string | null }> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(baseUrl, request, cookie).catch(() => null);
    if (!answer) return { status: HUNG_UP, complaint: (await isWell(baseUrl)) ? null : "and then the product was gone" };
    if (answer.isOurs || attempt === ATTEMPTS) return { status: answer.status, complaint: complaintAbout(answer.status, answer.text) };
  }
}

async function ask(baseUrl: string, request: Malformed, cookie: string): Promise<{ status: number; isOurs: boolean; text: string }> {
  const cookies = [request.headers["Cookie"], cookie].filter(Boolean).join("; ");
  const headers = { ...request.headers, ...(cookies ? { Cookie: cookies } : {}) };
  const answer = await sendAnything(baseUrl + request.path, { ...request, headers });
  return { status: answer.status, isOurs: "x-request-id" in answer.headers, text: answer.text };
}
