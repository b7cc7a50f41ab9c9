import { logError } from "~/gateways/log";
import { documentAnswer, type WholeDocument } from "./documents";
import { openToAll } from "./methods";

/** Any site may show it in a frame; it loads nothing more. */
export const embedAnswer = async (document: WholeDocument, status = 200): Promise<Response> =>
  openToAll(await documentAnswer(document, { status, allowed: ["frame-ancestors *"] }));

/** `failed` instead of data that only programs read. */
export async function inFrame(make: () => Promise<Response>, failed: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    logError("error", error);
    return failed();
  }
}
