import { and, eq } from "drizzle-orm";
import { putAwayFirstHours } from "#db/schema";
import { type RoleRow, sendAs } from "./attempts";
import { emailOf, type Role } from "./roles";
import { testDatabase } from "./rows";
import { writers } from "./screens/verdicts";

const WRITERS = { ...writers("done"), others: "elsewhere" };

const isAway = async (organizerId: string, role: Role) =>
  (
    await testDatabase()
      .select({ id: putAwayFirstHours.user_id })
      .from(putAwayFirstHours)
      .where(
        and(eq(putAwayFirstHours.organizer_id, organizerId), eq(putAwayFirstHours.user_id, `user-${emailOf(role)}`)),
      )
  ).length > 0;

/** Actions on the list of first steps. */
export const firstHourRows = (organizerId: () => string): RoleRow[] => [
  {
    what: "put the list of first steps away",
    route: "/dashboard/start",
    verdicts: WRITERS,
    async attempt(role) {
      const response = await sendAs(role, organizerId(), "/dashboard/start", { intent: "put_away" });
      return { response, hasWorked: await isAway(organizerId(), role) };
    },
  },
];
