import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { webhooks } from "#db/schema";
import { NOW } from "#test/support/clock";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { openWebhookSender } from "~/gateways/webhooks/sender";
import { addWebhook, pressWebhook } from "~/models/webhooks/manage";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
const settings = parseSettings(testSettings);

test.each<[answer: () => Response, outcome: string, status: number]>([
  [() => new Response(null, { status: 200 }), "received", 200],
  [() => new Response("nede", { status: 500 }), "notReceived", 500],
  [
    () => {
      throw new Error("no answer");
    },
    "notReceived",
    0,
  ],
])("a trial is sent signed, and its answer is stored (%#)", async (answer, outcome, status) => {
  const { id: organizer_id } = await anOrganizer();
  const asked: Request[] = [];
  const receiver: typeof fetch = (address, init) => {
    asked.push(new Request(address, init));
    return Promise.resolve().then(answer);
  };
  const deps = { db, now: NOW, settings, webhooks: openWebhookSender({ settings, fetch: receiver }) };
  await addWebhook({ address: "https://speil.example/samling", scope: "own", organizer_id }, deps);
  const [added] = await db.select().from(webhooks).where(eq(webhooks.organizer_id, organizer_id));
  const { id } = added!;
  expect(await pressWebhook({ intent: "try", id }, organizer_id, deps)).toBe(outcome);
  expect(await asked[0]!.json()).toMatchObject({ type: "test", timestamp: NOW.toISOString() });
  expect(asked[0]!.headers.get("webhook-signature")).toMatch(/^v1,/);
  const [stored] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(stored).toMatchObject({ sent_at: NOW, status, failures: 0 });
});
