import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findAccountData } from "#db/queries/account-data";
import { requireFound } from "~/guards/require-found";
import { refuseMethod } from "~/guards/refuse-method";
import { requireViewer } from "~/guards/require-viewer";
import { viewAccountData } from "~/views/account-data";

/** Everything about the person who asks, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const rows = requireFound(await findAccountData(context.db, { id: viewer.userId, email: viewer.email }));
  return new Response(viewAccountData(rows, context.now), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="samling-${context.now.toISOString().slice(0, 10)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}

export const action = refuseMethod;
