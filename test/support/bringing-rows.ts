import { intakes } from "#db/schema";
import { type RoleRow, sendAs, sendJsonAs } from "./attempts";
import { rowsWith } from "./rows";
import { admins, writers } from "./screens/verdicts";

/** Bringing events in beside the page that is made for it. */
export const bringingRows = (organizerId: () => string): RoleRow[] => [
  bringingAt("/dashboard", { ...writers("done"), others: "elsewhere" }, organizerId),
  bringingAt("/dashboard/calendar-sync", { ...admins("done"), others: "elsewhere" }, organizerId),
  {
    what: "fetch a file that a pasted link leads to",
    route: "/api/intake-file",
    verdicts: { anonymous: "401", plain: "403", viewer: "403", others: "done" },
    async attempt(role) {
      const body = { address: "https://127.0.0.1/program.pdf" };
      const response = await sendJsonAs(role, organizerId(), "/api/intake-file", body);
      // It is asked for, and cannot be fetched.
      return { response, hasWorked: response.status === 422 };
    },
  },
];

/** Two events: one would be an event's form's. */
function bringingAt(route: string, verdicts: RoleRow["verdicts"], organizerId: () => string): RoleRow {
  return {
    what: `bring in a programme at ${route}`,
    route,
    verdicts,
    async attempt(role) {
      const name = `Program fra ${role} ved ${route}`;
      const pasted = `${name}\nSøndag 13. juni 2027 kl. 11 Messe\nOnsdag 16. juni 2027 kl. 19 Konsert`;
      const response = await sendAs(role, organizerId(), route, { intent: "read", pasted });
      const rows = await rowsWith(intakes, { name });
      return { response, hasWorked: rows.some(({ organizer_id }) => organizer_id === organizerId()) };
    },
  };
}
