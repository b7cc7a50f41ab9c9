import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findUser } from "#db/queries/accounts/accounts";
import type { AppContext } from "~/context";
import { canUpload, type Viewer } from "~/domain/accounts/access";
import { IMAGE_MAX_BYTES, type ImageProblem } from "~/domain/images/format";
import { requireFormData, requireValid } from "~/http/bodies";
import { requireMethod } from "~/http/methods";
import { refusal } from "~/http/refusals";
import { uploadImage } from "~/models/images/take";
import { imageUploadForm } from "~/schemas/images/requests";

/** The file, and a little more for the form around it. */
const MAX_BODY_BYTES = IMAGE_MAX_BYTES + 65_536;

/** Takes a picture ahead of the form that it belongs to: answers the address that the form is to send. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  const viewer = await context.viewer();
  if (!viewer) return refusal(401, { message: "Sign in first." });
  if (!canUpload(viewer) || (await onlyFollows(viewer, context)))
    return refusal(403, { message: "You may not upload pictures." });
  const form = await requireFormData(request, MAX_BODY_BYTES);
  const { file, kind } = requireValid(imageUploadForm, { file: form.get("file"), kind: form.get("kind") });
  const upload = await uploadImage(file, kind, viewer.userId, context);
  if (upload.ok) return answer({ address: upload.value }, 201);
  const { problem } = upload;
  return problem.kind === "image"
    ? answer({ problem: problem.image }, 422)
    : answer({ problem: "tooMany" }, 429, { "Retry-After": String(problem.retryAfterSeconds) });
}

/** An account that was made only to follow events has nothing that a picture could stand on. */
async function onlyFollows(viewer: Viewer, { db }: Pick<AppContext, "db">): Promise<boolean> {
  return viewer.memberships.length === 0 && ((await findUser(db, viewer.userId))?.follows_only ?? true);
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");

function answer(
  body: { address: string } | { problem: ImageProblem },
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
