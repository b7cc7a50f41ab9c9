import { eq } from "drizzle-orm";
import { webhooks } from "#db/schema";
import { type RoleRow, sendAs } from "./attempts";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

/** Actions on an organizer's webhooks. */
export const webhookRows = (organizerId: () => string): RoleRow[] => [
  {
    what: "add a webhook",
    route: "/dashboard/data",
    verdicts: ["in", "elsewhere", "403", "403", "done", "done", "elsewhere", "elsewhere", "done"],
    async attempt(role) {
      const address = `https://speil.example/${role}`;
      const response = await sendAs(role, organizerId(), "/dashboard/data", { intent: "add", address, scope: "own" });
      const rows = await testDatabase().select().from(webhooks).where(eq(webhooks.address, address));
      return { response, hasWorked: rows.some(({ organizer_id }) => organizer_id === organizerId()) };
    },
  },
  {
    what: "remove a webhook",
    route: "/dashboard/data",
    verdicts: ["in", "elsewhere", "403", "403", "done", "done", "elsewhere", "elsewhere", "done"],
    async attempt(role) {
      const id = `krok-${role}`;
      const values = { id, organizer_id: organizerId(), address: `https://speil.example/${id}`, scope: "own" } as const;
      await testDatabase()
        .insert(webhooks)
        .values({ ...values, secret: "AAAA", cursor: 0, due_at: NOW });
      const response = await sendAs(role, organizerId(), "/dashboard/data", { intent: "remove", id });
      const rows = await testDatabase().select().from(webhooks).where(eq(webhooks.id, id));
      return { response, hasWorked: rows.length === 0 };
    },
  },
];
