import { eachEventOf, type OrganizerRecords } from "#db/queries/organizers/records";
import type { AppContext } from "~/context";
import { viewExportedEvent, viewOrganizerRecords } from "~/views/organizers/records";

/** Returns everything about an organizer as a JSON file, which is written while its events are read. */
export function organizerExport(records: OrganizerRecords, { db, now }: Pick<AppContext, "db" | "now">): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void write(records, { db, now }, writable);
  const name = `samling-${records.organizer.id}-${now.toISOString().slice(0, 10)}.json`;
  return new Response(readable, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

async function write(
  records: OrganizerRecords,
  { db, now }: Pick<AppContext, "db" | "now">,
  target: WritableStream<Uint8Array>,
) {
  const writer = target.getWriter();
  const encoder = new TextEncoder();
  try {
    const head = JSON.stringify({ exported_at: now, ...viewOrganizerRecords(records) });
    await writer.write(encoder.encode(`${head.slice(0, -1)},"events":[`));
    let separator = "";
    for await (const rows of eachEventOf(db, records.organizer.id)) {
      const texts = rows.map((row) => JSON.stringify(viewExportedEvent(row)));
      await writer.write(encoder.encode(separator + texts.join(",\n")));
      separator = ",\n";
    }
    await writer.write(encoder.encode("]}"));
    await writer.close();
  } catch (error) {
    // A truncated file is invalid JSON, so nobody takes it for complete.
    await writer.abort(error);
  }
}
