import { signatureOf } from "~/domain/intake/file-kind";
import { pastedAddress } from "~/domain/intake/recognise";
import { refuse, type Result, succeed } from "~/domain/values";
import type { TooMany } from "~/models/site/attempts";
import { mayBringIn } from "./bring-in";
import type { IntakeDeps } from "./deps";
import type { Bringer } from "./store";

/** Word, Excel, PDF or a picture only, by the rules of pages: every hop is judged, 2 MB, 10 s. The caller checks permission. */
export async function fetchFile(
  written: string,
  bringer: Pick<Bringer, "userId">,
  deps: IntakeDeps,
): Promise<Result<Uint8Array<ArrayBuffer>, TooMany | { kind: "noFile" }>> {
  const address = pastedAddress(written);
  if (address === null) return refuse({ kind: "noFile" });
  const verdict = await mayBringIn(bringer, deps);
  if (!verdict.ok) return verdict;
  const answer = await deps.pages.fetchFeed(address, null);
  if (answer.kind !== "body") return refuse({ kind: "noFile" });
  const signature = signatureOf(answer.bytes);
  const isFile = signature === "pdf" || signature === "zip" || signature === "image";
  return isFile ? succeed(new Uint8Array(answer.bytes)) : refuse({ kind: "noFile" });
}
