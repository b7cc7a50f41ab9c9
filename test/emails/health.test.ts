import { expect, it } from "vitest";
import { HEALTH_CHECKS, type HealthCheck, judgeHealth } from "~/domain/site/health";
import { LOCALES } from "~/domain/site/locales";
import { healthMail } from "~/emails/health";

const NAMES = Object.keys(HEALTH_CHECKS) as HealthCheck[];
const link = "https://samling.example/admin/health";

it.each(LOCALES)("says what is wrong, the limit and what to do, and links to the page (%s)", (locale) => {
  const all = Object.fromEntries(NAMES.map((name, at) => [name, at === 0 ? null : 417])) as Record<HealthCheck, number>;
  const { text } = healthMail({ wrong: judgeHealth(all, new Date()), link }, locale);
  expect(text.match(/417/g)).toHaveLength(NAMES.length - 1);
  for (const { most } of Object.values(HEALTH_CHECKS)) expect(text).toContain(` ${most}`);
  expect(text).toContain("npm run admin -- reindex --remote");
  expect(text).toContain(link);
});
