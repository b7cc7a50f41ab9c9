import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { imageMessages } from "#messages/images";
import { canUpload } from "~/domain/accounts/access";
import { IMAGE_MAX_BYTES } from "~/domain/images/format";
import { requireMethod } from "~/http/methods";
import { refusal, requireFormData, requireValid } from "~/http/requests";
import { onlyFollows } from "~/http/viewers";
import { messagesIn } from "~/i18n/messages-in";
import { uploadImage } from "~/models/images/take";
import { imageUploadForm } from "~/schemas/images/requests";

/** The file, and the rest of its form. */
const MAX_BODY_BYTES = IMAGE_MAX_BYTES + 65_536;

/** An image is stored before its form is sent, which sends the returned address. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const viewer = await context.viewer();
  if (!viewer) return refusal(401, { message: "Sign in first." });
  if (!canUpload(viewer) || (await onlyFollows(viewer, context)))
    return refusal(403, { message: "You may not upload pictures." });
  const form = await requireFormData(request, MAX_BODY_BYTES);
  const { file, kind } = requireValid(imageUploadForm, { file: form.get("file"), kind: form.get("kind") });
  const upload = await uploadImage(file, kind, viewer.userId, context);
  if (upload.ok)
    return Response.json({ address: upload.value }, { status: 201, headers: { "Cache-Control": "no-store" } });
  const { image, retryAfterSeconds } = upload.problem;
  const error = { message: messagesIn(imageMessages, context.locale).problems[image], problem: image };
  return retryAfterSeconds === undefined
    ? refusal(422, error)
    : refusal(429, error, { "Retry-After": String(retryAfterSeconds) });
}

export const loader = requireMethod("POST");
