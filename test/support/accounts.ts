import { users } from "#db/schema";
import { hashPassword } from "~/auth/passwords";
import type { AccountDeps } from "~/models/accounts/deps";
import { newId } from "~/models/site/new-id";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./clock";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";

export const PASSWORD = "klokkene ringer over Lillevik";

let hashed: Promise<string> | undefined;

/** Returns the hash of PASSWORD, made once per file. */
const passwordHash = () => (hashed ??= hashPassword(PASSWORD, Number(testSettings.TEST_PASSWORD_COST)));

interface Given extends Partial<AccountDeps> {
  confirmation?: "required" | "off";
}

/**
 * Returns the dependencies of account actions at NOW, each with its own network; `settled` awaits work after the
 * response.
 */
export function accountDeps({ confirmation = "required", ...given }: Given = {}): AccountDeps & {
  settled(): Promise<unknown>;
} {
  const later: Promise<unknown>[] = [];
  return {
    db: testDatabase(),
    jobs: { enqueue: async () => undefined },
    now: NOW,
    settings: parseSettings({ ...testSettings, EMAIL_CONFIRMATION: confirmation }),
    network: newId(),
    userAgent: "Test",
    locale: "nb",
    waitUntil: (work) => void later.push(work),
    settled: () => Promise.all(later.splice(0)),
    ...given,
  };
}

/** Inserts a verified account with PASSWORD; `given` overrides its columns. */
export async function anAccount(given: Partial<typeof users.$inferInsert> = {}) {
  const id = newId();
  const row = {
    id,
    email: `${id}@lillevik.test`,
    password_hash: await passwordHash(),
    email_verified_at: NOW,
    ...given,
  };
  const [inserted] = await testDatabase().insert(users).values(row).returning();
  return inserted!;
}
