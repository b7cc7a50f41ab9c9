import { afterAll, beforeAll, expect, test } from "vitest";
import { tryMailReport, tryMailStatements, type TriedMailRow } from "../../scripts/admin/try-mail";
import { openMigrated } from "../../scripts/migrate.mjs";

const EMAIL = "o'x@samling.no";
let local: Awaited<ReturnType<typeof openMigrated>>;

beforeAll(async () => {
  local = await openMigrated();
});
afterAll(() => local.close());

/** Minutes from now. */
async function tried(id: string, minutes: number): Promise<TriedMailRow> {
  const now = new Date(Date.now() + minutes * 60_000);
  const text = tryMailStatements(EMAIL, { id, siteUrl: "https://samling.no", now });
  const [insert, select] = text.split(/; (?=select status)/);
  await local.d1.prepare(insert!).run();
  return (await local.d1.prepare(select!).first<TriedMailRow>())!;
}

const ids = async () =>
  (await local.d1.prepare("select id from outbox order by rowid").all<{ id: string }>()).results.map(({ id }) => id);

test("a mail is put into the outbox as every mail, once an hour; asked again, it is said how it went", async () => {
  expect(await tried("first", 0)).toEqual({ status: "pending", error_code: null });
  await local.d1.prepare("update outbox set status = 'sent'").run();
  expect(await tried("second", 5)).toEqual({ status: "sent", error_code: null });
  expect(await ids()).toEqual(["first"]);
  await tried("third", 61);
  expect(await ids()).toEqual(["first", "third"]);
  const row = await local.d1.prepare("select * from outbox where id = 'first'").first();
  expect(row).toMatchObject({ key: "try:first", channel: "mail", recipient: EMAIL });
  expect(row!["body_text"]).toContain("https://samling.no");
});

test.each([
  ["pending", null, true, "leaves at the next quarter"],
  ["pending", "E_RATE_LIMIT_EXCEEDED", true, "was put off (E_RATE_LIMIT_EXCEEDED)"],
  ["sent", null, true, "has taken the mail"],
  ["failed", "E_SENDER_NOT_VERIFIED", false, "refuses the mail to o'x@samling.no: E_SENDER_NOT_VERIFIED"],
] as const)("of a mail that is %s (%s) is said what it means", (status, error_code, isDone, text) => {
  const report = tryMailReport(EMAIL, { status, error_code });
  expect(report.isDone).toBe(isDone);
  expect(report.text).toContain(text);
});
