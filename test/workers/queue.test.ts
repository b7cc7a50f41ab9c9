import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { deadJobs, outbox } from "#db/schema";
import { NOW } from "#test/support/clock";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, worker } from "#test/support/visitor";

/** What the platform is asked to do with the messages. */
interface Fates {
  retryMessages: { msgId: string }[];
  explicitAcks: string[];
}

async function consume(queue: string, bodies: unknown[], given: Record<string, unknown> = {}): Promise<Fates> {
  const messages = bodies.map((body, n) => ({ id: `${queue}-${n}`, timestamp: NOW, attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  const execution = createExecutionContext();
  await worker.queue(batch, { ...env, ...given }, execution);
  const fates: unknown = await getQueueResult(batch, execution);
  return fates as Fates;
}

async function aMail(id: string) {
  await testDatabase().insert(outbox).values({
    id,
    key: id,
    recipient: "post@lillehavn.test",
    subject: "Hei",
    body_text: "Hei",
    body_html: "<p>Hei</p>",
    due_at: NOW,
  });
}

const statusOf = async (id: string) => (await rowsWith(outbox, { id }))[0]?.status;
const EMAIL = { send: async () => ({ messageId: "1" }) };

describe("the queue's consumer", () => {
  it("lets one bad message fail neither the batch nor its neighbours", async () => {
    await aMail("first");
    await aMail("second");
    const mail = (outbox_id: string) => ({ type: "send_mail", outbox_id });
    const result = await consume(
      "samling-jobs",
      [mail("first"), { type: "nonsense" }, "x", mail("unknown"), mail("second")],
      { EMAIL },
    );
    expect(result.retryMessages).toEqual([]);
    expect(result.explicitAcks).toHaveLength(5);
    expect([await statusOf("first"), await statusOf("second")]).toEqual(["sent", "sent"]);
  });

  it("asks for a message again where sending failed for now", async () => {
    await aMail("busy");
    const busy = { send: () => Promise.reject(Object.assign(new Error("later"), { code: "E_RATE_LIMIT_EXCEEDED" })) };
    const result = await consume("samling-jobs", [{ type: "send_mail", outbox_id: "busy" }], { EMAIL: busy });
    expect(result.retryMessages).toMatchObject([{ msgId: "samling-jobs-0" }]);
    expect(result.explicitAcks).toEqual([]);
  });

  it("asks for a message again where the work itself broke down", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = {
      prepare: () => {
        throw new Error("no database");
      },
      batch: () => Promise.reject(new Error("no database")),
    };
    const result = await consume("samling-jobs", [{ type: "send_mail", outbox_id: "any" }], { DB: broken });
    expect(result.retryMessages).toHaveLength(1);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("job_failed"));
    complaints.mockRestore();
  });

  it.each(["samling", "prove"])("keeps what ran out of retries where superadmins see it (%s)", async (deployment) => {
    const queue = `${deployment}-jobs-dead`;
    const result = await consume(queue, [{ type: "send_mail", outbox_id: "given-up" }]);
    expect(result.explicitAcks).toHaveLength(1);
    expect(await rowsWith(deadJobs, { id: `${queue}-0` })).toMatchObject([{ attempts: 1, received_at: NOW }]);
    const { email } = await anOrganizer({ is_superadmin: true });
    const page = await pageText("/admin/health", await signedIn(email));
    expect(page).toContain("Det køen ga opp");
    expect(page).toContain("given-up");
  });
});
