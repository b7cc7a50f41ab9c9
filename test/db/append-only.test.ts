import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";

describe.each(["moderation_actions", "audit_log"])("%s is append-only", (table) => {
  test.each([`update ${table} set created_at = 0`, `delete from ${table}`])("%s is refused", async (statement) => {
    await env.DB.batch([
      env.DB.prepare(
        "insert into moderation_actions (content_type, content_id, action_type, action_reason) values ('event', 'x', 'hide', 'y')",
      ),
      env.DB.prepare("insert into audit_log (action, detail) values ('event_deleted', 'x')"),
    ]);
    await expect(env.DB.prepare(statement).run()).rejects.toThrow(`${table} is append-only`);
  });
});
