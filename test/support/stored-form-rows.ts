import { and, eq } from "drizzle-orm";
import { storedEventForms } from "#db/schema";
import { type RoleRow, sendAs } from "./attempts";
import { aStoredForm, testDatabase } from "./rows";
import { writers } from "./screens/verdicts";

const WRITERS = { ...writers("done"), plain: "elsewhere" };

const isStored = async (organizerId: string, name: string) =>
  (
    await testDatabase()
      .select({ id: storedEventForms.id })
      .from(storedEventForms)
      .where(and(eq(storedEventForms.organizer_id, organizerId), eq(storedEventForms.name, name)))
  ).length > 0;

/** Actions on drafts and templates. */
export const storedFormRows = (organizerId: () => string): RoleRow[] => [
  ...(["draft", "template"] as const).map((intent): RoleRow => ({
    what: `save an event's form as a ${intent}`,
    route: "/dashboard/event/new",
    verdicts: WRITERS,
    async attempt(role) {
      const title = `${intent} av ${role}`;
      const fields = { intent, title, organizer_id: organizerId(), form_key: `key-${role}` };
      const response = await sendAs(role, organizerId(), "/dashboard/event/new", fields);
      return { response, hasWorked: await isStored(organizerId(), title) };
    },
  })),
  {
    what: "delete a draft",
    route: "/dashboard/draft/:id",
    verdicts: writers("done"),
    async attempt(role) {
      const name = `Slettes av ${role}`;
      const { id } = await aStoredForm({ organizer_id: organizerId(), name });
      const response = await sendAs(role, organizerId(), `/dashboard/draft/${id}`, { intent: "delete" });
      return { response, hasWorked: !(await isStored(organizerId(), name)) };
    },
  },
  {
    what: "give a template another name",
    route: "/dashboard/templates",
    verdicts: WRITERS,
    async attempt(role) {
      const { id } = await aStoredForm({ organizer_id: organizerId(), kind: "template" });
      const name = `Mal av ${role}`;
      const response = await sendAs(role, organizerId(), "/dashboard/templates", { intent: "rename", id, name });
      return { response, hasWorked: await isStored(organizerId(), name) };
    },
  },
];
