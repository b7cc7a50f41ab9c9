import { existsSync, readFileSync } from "node:fs";
import { inject } from "vitest";

/** A mail in the log of the platform's local stand-in: its recipient, and the file with its text. */
const SENT = /send_email binding called with MessageBuilder:.*?^\s*To: (.+?)$.*?Text: (\S+)/gms;

/** Returns the texts sent to an address, oldest first. */
export function textsSentTo(email: string): string[] {
  const files = [...readFileSync(inject("serverLog"), "utf8").matchAll(SENT)]
    .filter(([, to]) => to!.includes(email))
    .map(([, , file]) => file!);
  return files.filter(existsSync).map((file) => readFileSync(file, "utf8"));
}

const PATIENCE_MS = 10_000;

/** Returns the link last mailed to an address. Mails go by the queue, shortly after the page has responded. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS;) {
    const links = textsSentTo(email).flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
    const link = links.findLast((each) => each.includes(path));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No link to ${path} was mailed to ${email}.`);
}
