import { existsSync, readFileSync } from "node:fs";
import { inject } from "vitest";

/** A mail as the platform's stand-in on this machine says it in the log: whom it went to, and the file with its text. */
const SENT = /send_email binding called with MessageBuilder:.*?^\s*To: (.+?)$.*?Text: (\S+)/gms;

/** What was sent to an address, as text, the oldest first: what its mailbox holds, and nobody else can read. */
function textsSentTo(email: string): string[] {
  const files = [...readFileSync(inject("serverLog"), "utf8").matchAll(SENT)]
    .filter(([, to]) => to!.includes(email))
    .map(([, , file]) => file!);
  return files.filter(existsSync).map((file) => readFileSync(file, "utf8"));
}

const PATIENCE_MS = 10_000;

/** The link that was mailed last to an address. Mails go by the queue, a little after the page has answered. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS;) {
    const links = textsSentTo(email).flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
    const link = links.findLast((each) => each.includes(path));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No link to ${path} was mailed to ${email}.`);
}
