import { describe, expect, test } from "vitest";
import { mailsTo } from "#test/support/mailed";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm } from "#test/support/visitor";

const OPERATORS = "post@samling.test";

const message = { email: "kari@person.test", subject: "Kartet er tomt", message: "Jeg ser ingen tall på kartet." };

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm("/contact", fields, headers);
const textsMailed = async () => (await mailsTo(OPERATORS)).map(({ body_text }) => body_text ?? "");

describe("the contact form", () => {
  test("needs no account, and ends on a page of its own", async () => {
    const response = await send(message);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/contact/sent"]);
    expect(await pageText("/contact/sent")).toContain("Takk for at du skrev!");
    expect((await textsMailed()).join()).toContain("Jeg ser ingen tall på kartet.");
  });

  test.each([
    ["email", "Skriv e-postadressen din"],
    ["subject", "Skriv hva det gjelder"],
    ["message", "Skriv en melding"],
  ])("names a missing %s, and keeps all else that was typed", async (name, problem) => {
    const response = await send({ ...message, name: "Kari Nordmann", [name]: " " });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain(problem);
    const kept = Object.entries({ ...message, name: "Kari Nordmann" }).filter(([field]) => field !== name);
    for (const [, typed] of kept) expect(page).toContain(typed);
  });

  test.each([
    ["an address that is none", { email: "kari" }],
    ["a subject of 151 letters", { subject: "a".repeat(151) }],
    ["a message of 4001 letters", { message: "a".repeat(4001) }],
    ["a name of 121 letters", { name: "a".repeat(121) }],
  ])("refuses %s", async (_what, wrong) => {
    expect((await send({ ...message, ...wrong })).status).toBe(422);
  });

  test("that is sent too often from one network says when it can be sent, and keeps the message", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.20" };
    for (let number = 0; number < 10; number++) await send({ ...message, subject: `Nummer ${number}` }, headers);
    const refused = await send(message, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("Det er sendt mange meldinger herfra.");
    expect(page).toContain(message.message);
  });

  test("knows the address of who is signed in, and says so to the operators", async () => {
    const headers = await signedIn("innlogget@person.test");
    expect(await pageText("/contact", headers)).toContain('value="innlogget@person.test"');
    await send({ ...message, email: "annen@person.test", message: "Skrevet med konto." }, headers);
    const [mail] = (await textsMailed()).filter((text) => text.includes("Skrevet med konto."));
    expect(mail).toContain("logget inn som innlogget@person.test");
  });

  test("is there in every language", async () => {
    for (const [lang, title] of [
      ["nb", "Skriv til oss"],
      ["nn", "Send meldinga"],
      ["en", "Write to us"],
    ])
      expect(await pageText(`/contact?lang=${lang}`)).toContain(title);
  });

  test("is led to from the settings, and the privacy policy tells of it", async () => {
    expect(await pageText("/settings")).toContain('href="/contact"');
    expect(await pageText("/personvern")).toContain("Skriver du til oss med kontaktskjemaet");
  });
});
