import { eachEventOf, type OrganizerRecords } from "#db/queries/organizers/records";
import type { AppContext } from "~/context";
import { viewExportedEvent, viewOrganizerRecords } from "~/views/organizers/records";
import { download } from "./download";

export function organizerExport(records: OrganizerRecords, context: Pick<AppContext, "db" | "now">): Response {
  return download(organizerJson(records, context), {
    name: `${exportName(records, context)}.json`,
    type: "application/json; charset=utf-8",
  });
}

/** A truncated file is invalid JSON, so that nobody takes it for complete. */
export async function* organizerJson(
  records: OrganizerRecords,
  { db, now }: Pick<AppContext, "db" | "now">,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const head = JSON.stringify({ exported_at: now, ...viewOrganizerRecords(records) });
  yield encoder.encode(`${head.slice(0, -1)},"events":[`);
  let separator = "";
  for await (const rows of eachEventOf(db, records.organizer.id)) {
    yield encoder.encode(separator + rows.map((row) => JSON.stringify(viewExportedEvent(row))).join(",\n"));
    separator = ",\n";
  }
  yield encoder.encode("]}");
}

export const exportName = ({ organizer }: OrganizerRecords, { now }: Pick<AppContext, "now">) =>
  `samling-${organizer.id}-${now.toISOString().slice(0, 10)}`;
