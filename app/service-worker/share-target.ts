import { SHARE_FIELDS } from "~/domain/offline/read-pictures";
import { keepFile } from "~/network/shared-file";

/** What another app shares: a file stays on the device, and the page's address says that it is there. */
export async function answerShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const said = new URLSearchParams();
  for (const name of SHARE_FIELDS.texts) {
    const text = form.get(name);
    if (typeof text === "string" && text !== "") said.set(name, text);
  }
  const file = form.get(SHARE_FIELDS.file);
  if (file instanceof File && file.size > 0) {
    await keepFile(file);
    said.set(SHARE_FIELDS.file, "1");
  }
  return Response.redirect(`${new URL(request.url).pathname}?${said}`, 303);
}
