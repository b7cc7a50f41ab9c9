import { percentDecoded } from "~/domain/text/links";

const LONGEST_FETCH = 30_000;

/** A file behind a pasted link, which the server fetches; null where it did not come. Never throws. */
export const fetchFileAt = (address: string): Promise<File | null> => fetchFile(address).catch(() => null);

async function fetchFile(address: string): Promise<File | null> {
  const response = await fetch("/api/intake-file", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ address }),
    signal: AbortSignal.timeout(LONGEST_FETCH),
  });
  const { hostname, pathname } = new URL(address);
  return response.ok ? new File([await response.blob()], percentDecoded(pathname).split("/").at(-1) || hostname) : null;
}
