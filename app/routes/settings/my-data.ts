import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findAccountData } from "#db/queries/accounts/data";
import { refuseAttempts, requireMethod } from "~/http/methods";
import { requireFound } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { limitAttempts } from "~/models/site/attempts";
import { viewAccountData } from "~/views/accounts/settings";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const limited = await limitAttempts({ exportByAccount: viewer.userId }, context);
  if (!limited.ok) throw refuseAttempts(limited.problem, context);
  const data = requireFound(await findAccountData(context.db, { id: viewer.userId, email: viewer.email }));
  const { now, preferences } = context;
  return new Response(viewAccountData(data, { now, locale: preferences.locale }), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="samling-${now.toISOString().slice(0, 10)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}

export const action = requireMethod("page");
