import { SHARE_FIELDS, SHARED_FILE } from "~/domain/offline/read-pictures";
import { CACHES } from "./store";

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
    const headers = { "Content-Type": file.type, [SHARED_FILE.name]: encodeURIComponent(file.name) };
    await (await caches.open(CACHES.readPictures)).put(SHARED_FILE.address, new Response(file, { headers }));
    said.set(SHARE_FIELDS.file, "1");
  }
  return Response.redirect(`${new URL(request.url).pathname}?${said}`, 303);
}
