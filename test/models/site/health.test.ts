import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { calendarSyncs, deadJobs, events, outbox } from "#db/schema";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { setProgress } from "#test/support/progress";
import { aDeadJob, anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { handleScheduled } from "#workers/scheduled";
import type { Env } from "~/context";
import { KEPT_KEY } from "~/domain/backup/keys";
import { type HealthCheck, judgeHealth } from "~/domain/site/health";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { healthMessages } from "~/i18n/nb/health";
import { sendJobAgain } from "~/models/admin/dead-jobs";
import { findHealthFacts } from "~/models/site/health";

const db = testDatabase();
const backups = env.BACKUPS_BUCKET;
const wrong = async (now = NOW) =>
  judgeHealth(await findHealthFacts({ db, backups, now }), now).flatMap(({ name, isWell }) => (isWell ? [] : [name]));

const aMail = (given: Partial<typeof outbox.$inferInsert>) =>
  db.insert(outbox).values({ id: "m", key: "contact:m", recipient: "a@b.no", subject: "", due_at: NOW, ...given });

beforeEach(async () => {
  await db.delete(events);
  await Promise.all([db.delete(outbox), db.delete(deadJobs), db.delete(calendarSyncs)]);
  await setProgress("minutely", unixSeconds(NOW));
  await setProgress("quarterly", unixSeconds(NOW));
  await backups.put(KEPT_KEY, JSON.stringify({ backups: [NOW.toISOString()] }));
});

describe("what is wrong is known by its own check", () => {
  const FAULTS: Record<HealthCheck, () => Promise<unknown>> = {
    search: async () => {
      await anEvent();
      await env.DB.exec("delete from event_search where rowid in (select sort_key from events)");
    },
    oldest_mail: () => aMail({ due_at: fromNow({ minutes: -31 }) }),
    failed_mails: () => aMail({ status: "failed", error_code: "E_ANY", finished_at: fromNow({ hours: -23 }) }),
    dead_jobs: () => aDeadJob({ type: "ping" }, fromNow({ hours: -23 })),
    minutely_cron: () => setProgress("minutely", unixSeconds(fromNow({ minutes: -11 }))),
    quarterly_cron: () => setProgress("quarterly", unixSeconds(fromNow({ minutes: -46 }))),
    failing_sources: async () => {
      const organizer_id = (await anOrganizer()).id;
      for (let n = 0; n < 6; n++) await aCalendar({ organizer_id, failing_since: NOW });
    },
    backup: () => backups.put(KEPT_KEY, JSON.stringify({ backups: [fromNow({ hours: -37 }).toISOString()] })),
  };
  test.each(Object.entries(FAULTS).toReversed())("%s", async (name, spoil) => {
    expect(await wrong()).toEqual([]);
    await spoil();
    expect(await wrong()).toEqual([name]);
  });

  test("and where the database does not answer, nothing of it is", async () => {
    await env.DB.exec("alter table numbers rename to away");
    expect(await wrong()).toContain("dead_jobs");
    await env.DB.exec("alter table away rename to numbers");
  });
});

describe("/healthz?deep", () => {
  const ask = (key?: string) =>
    visit("/healthz?deep", { headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } });

  test.each([undefined, "", "another", `${testSettings.HEALTH_KEY} `.repeat(2)])("is not for %s", async (key) => {
    const response = await ask(key);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("checks");
  });

  test("tells a monitor with the key how each check stands", async () => {
    await anEvent();
    await env.DB.exec("insert or replace into event_search (rowid, words) select sort_key, 'annet' from events");
    const response = await ask(testSettings.HEALTH_KEY);
    expect(response.status).toBe(503);
    const { status, checks } = await response.json<{ status: string; checks: { name: string; is_well: boolean }[] }>();
    expect(status).toBe("failing");
    expect(checks).toContainEqual({ name: "backup", is_well: true, value: 0, most: 36, unit: "hours" });
    expect(checks.find(({ name }) => name === "search")).toMatchObject({ is_well: false });
  });
});

describe("the daily mail", () => {
  const morning = new Date("2026-06-05T04:15:00Z");
  const mails = () => db.select({ key: outbox.key, recipient: outbox.recipient }).from(outbox);

  const runCron = (at: Date, cron = "*/15 * * * *") =>
    handleScheduled(
      { scheduledTime: at.getTime(), cron } as ScheduledController,
      { ...env, TEST_CLOCK: at.toISOString() } as unknown as Env,
    );

  test("is one, where something is wrong, though the cron runs twice at once and goes on", async () => {
    await Promise.all([runCron(morning), runCron(morning)]);
    await runCron(new Date(morning.getTime() + 900_000));
    expect((await mails()).filter(({ key }) => key.startsWith("health:"))).toEqual([
      { key: "health:2026-06-05", recipient: "post@samling.test" },
    ]);
  });

  test.each([
    ["by day", NOW],
    ["at night", new Date("2026-06-05T01:15:00Z")],
  ])("does not come %s", async (_, moment) => {
    await aDeadJob({ type: "ping" }, moment);
    await runCron(moment);
    expect((await mails()).filter(({ key }) => key.startsWith("health:"))).toEqual([]);
  });
});

describe("a dead job", () => {
  test("is sent again once it can be read, is gone then, and the log says who did it", async () => {
    const sent: unknown[] = [];
    const jobs = { enqueue: async (messages: unknown[]) => void sent.push(...messages) };
    const [job, foreign] = [await aDeadJob({ type: "ping" }), await aDeadJob({ type: "of another version" })];
    expect(await sendJobAgain(job, "u1", { db, jobs, now: NOW })).toBe(true);
    expect(await sendJobAgain(job, "u1", { db, jobs, now: NOW })).toBe(false);
    expect(await sendJobAgain(foreign, "u1", { db, jobs, now: NOW })).toBe(false);
    expect(sent).toEqual([{ type: "ping" }]);
    expect((await db.select({ id: deadJobs.id }).from(deadJobs)).map(({ id }) => id)).toEqual([foreign]);
    const log = await env.DB.prepare("select actor_id, detail from audit_log where action = 'job_sent_again'").all();
    expect(log.results).toEqual([{ actor_id: "u1", detail: "ping" }]);
  });

  test("stays where the queue does not take it", async () => {
    const jobs = { enqueue: () => Promise.reject(new Error("no queue")) };
    const job = await aDeadJob({ type: "ping" });
    await expect(sendJobAgain(job, "u1", { db, jobs, now: NOW })).rejects.toThrow("no queue");
    expect((await db.select().from(deadJobs)).map(({ id }) => id)).toEqual([job]);
  });
});

test("the page shows each check and each dead job, and what is pressed there says what came of it", async () => {
  const { email } = await anOrganizer({ is_superadmin: true });
  const job = await aDeadJob({ type: "ping" });
  const headers = await signedIn(email);
  const page = await pageText("/admin/health", headers);
  expect(page).toContain(`Send oppgaven ${job} på nytt`);
  for (const { title } of Object.values(healthMessages.checks)) expect(page).toContain(`${title}</h2>`);
  const press = (id: string) => sendForm("/admin/health", { job: id }, headers);
  expect((await press(job)).headers.get("Location")).toBe("/admin/health?melding=jobSent");
  expect((await press(job)).headers.get("Location")).toBe("/admin/health?melding=jobNotSent");
  expect((await press("no id")).status).toBe(400);
});
