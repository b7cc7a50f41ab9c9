import { desc, eq } from "drizzle-orm";
import { outbox } from "#db/schema";
import { testDatabase } from "./rows";

/** Returns the mails to an address, newest first. */
export const mailsTo = (email: string) =>
  testDatabase()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.created_at), desc(outbox.id));

type LinkedPage = "confirm-email" | "reset-password" | "change-email" | "settings/two-step";

/** Returns the tokens of one kind of link in the mails to an address. */
export async function tokensMailedTo(email: string, page: LinkedPage): Promise<string[]> {
  const mails = await mailsTo(email);
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})`);
  return mails.flatMap(({ body_text }) => link.exec(body_text ?? "")?.[1] ?? []);
}

export async function tokenMailedTo(email: string, page: LinkedPage): Promise<string> {
  const [token] = await tokensMailedTo(email, page);
  if (!token) throw new Error(`No link to /${page} was mailed to ${email}.`);
  return token;
}
