import { describe, expect, test } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { sendContactMessage } from "~/models/mail/contact";
import type { ContactMessage } from "~/schemas/site/contact";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();

interface Circumstances {
  network?: string;
  now?: Date;
  operators?: string;
}

function write(
  message: Partial<ContactMessage> = {},
  { network = "203.0.113.7", now = NOW, operators = "drift@samling.test" }: Circumstances = {},
) {
  const queued: unknown[] = [];
  const deps = {
    db,
    network,
    now,
    locale: "nb" as const,
    settings: parseSettings({ ...testSettings, CONTACT_EMAIL: operators }),
    jobs: { enqueue: async (jobs: unknown[]) => void queued.push(...jobs) },
  };
  const whole = { name: null, email: "kari@person.test", subject: "Hei", message: "Det virker ikke.", ...message };
  return sendContactMessage(whole, null, deps).then((result) => ({ result, queued }));
}

describe("a contact form that reaches the operators", () => {
  test("writes the message to the outbox, for their address, and queues it", async () => {
    const { result, queued } = await write({ name: "Kari", subject: "Kartet" }, { operators: "vakt@samling.test" });
    expect(result).toEqual({ ok: true, value: null });
    const [mail] = await mailsTo("vakt@samling.test");
    expect(mail).toMatchObject({ status: "pending", due_at: NOW });
    expect(mail!.body_text).toContain("Det virker ikke.");
    expect(queued).toEqual([{ type: "send_mail", outbox_id: mail!.id }]);
  });

  test("goes to the sender of our mails where no address of its own is set", async () => {
    const settings = parseSettings(testSettings);
    const deps = { db, network: "203.0.113.9", now: NOW, settings, locale: "nb" as const };
    const message = { name: null, email: "ola@person.test", subject: "Hei", message: "Uten egen adresse." };
    await sendContactMessage(message, null, { ...deps, jobs: { enqueue: async () => undefined } });
    expect(await mailsTo("post@samling.test")).toHaveLength(1);
  });

  test("pressed twice it is mailed once; another message, or the same on another day, is mailed", async () => {
    const operators = "to@samling.test";
    await write({}, { operators });
    await write({}, { operators });
    expect(await mailsTo(operators)).toHaveLength(1);
    await write({ message: "Nå virker det." }, { operators });
    await write({}, { operators, now: fromNow({ days: 1 }) });
    expect(await mailsTo(operators)).toHaveLength(3);
  });

  test("its key tells nobody who wrote what", async () => {
    const operators = "avtrykk@samling.test";
    await write({ message: "Hvem som skrev dette, vet bare de." }, { operators });
    const [mail] = await mailsTo(operators);
    expect(mail!.key).toMatch(/^contact:[0-9a-f]{64}$/);
  });
});
