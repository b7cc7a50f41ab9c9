import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { canBringIn } from "~/domain/accounts/access";
import { requireMethod } from "~/http/methods";
import { refusal, refuseTooMany, requireJson } from "~/http/requests";
import { fetchFile } from "~/models/intake/fetch-file";
import { fileRequest } from "~/schemas/intake/brought";

/** A picture, Word, Excel or PDF file for the browser to read: docs/features/intake.md. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const viewer = await context.viewer();
  if (!viewer) return refusal(401, { message: "Sign in first." });
  if (!canBringIn(viewer)) return refusal(403, { message: "Only those who write events bring them in." });
  const { address } = await requireJson(fileRequest, request);
  const file = await fetchFile(address, viewer, context);
  if (file.ok)
    return new Response(file.value, {
      headers: {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": "attachment",
        "Cache-Control": "no-store",
      },
    });
  if (file.problem.kind === "tooMany") return refuseTooMany(file.problem, "Too many files. Try again later.");
  return refusal(422, { message: "This address gives no picture, Word, Excel or PDF file." });
}

export const loader = requireMethod("POST");
