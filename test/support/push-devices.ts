import { pushDevices } from "#db/schema";
import type { PushNotice } from "~/domain/letters/push-notice";
import { openPushService } from "~/gateways/push/push-service";
import { parseSettings } from "~/schemas/site/settings";
import { aBrowser, type Claims, claimsOf, type TestBrowser } from "./browsers-of-pushes";
import { aReader } from "./letters";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";

/** A device that gets pushes, and its browser. */
export type TestDevice = TestBrowser & { id: string };

/** Inserts a device whose weekly push is due at NOW; `given` overrides its reader's columns. */
export async function aDevice(
  given: Parameters<typeof aReader>[0] = {},
  searches: readonly string[] = [],
): Promise<TestDevice> {
  const browser = aBrowser();
  const reader = await aReader({ ...given, channel: "push" }, searches);
  await testDatabase()
    .insert(pushDevices)
    .values({ reader_id: reader.id, endpoint: browser.endpoint, ...browser.keys });
  return { ...browser, id: reader.id };
}

interface ReceivedPush {
  endpoint: string;
  notice: PushNotice;
  headers: Headers;
  claims: Claims & { key: string };
  bytes: number;
}

/** A push service that answers as told; it shows each of its browsers what it received. */
export function pushService(browsers: readonly TestBrowser[]) {
  const received: ReceivedPush[] = [];
  const server = { received, answer: () => new Response(null, { status: 201 }) };
  const receive: typeof fetch = async (address, init) => {
    const endpoint = address as string;
    const headers = new Headers(init?.headers);
    const body = init?.body as Uint8Array;
    const browser = browsers.find((each) => each.endpoint === endpoint);
    if (!browser) throw new Error(`Nobody has ${endpoint}`);
    const answer = server.answer();
    if (!answer.ok) return answer;
    try {
      received.push({
        endpoint,
        notice: JSON.parse(browser.read(body)) as PushNotice,
        headers,
        claims: await claimsOf(headers.get("Authorization")!),
        bytes: body.length,
      });
    } catch (error) {
      console.error(error); // The product takes what a push service throws for no answer.
      throw error;
    }
    return Promise.resolve(answer);
  };
  const pushes = openPushService({ settings: parseSettings(testSettings), fetch: receive });
  return Object.assign(server, { pushes });
}
