import { percentDecoded } from "~/domain/text/links";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FileProblem, FileText } from "./read-file";
import { readFileAsText } from "./read-in-worker.client";

const LONGEST_FETCH = 30_000;

/** The server fetches the file. `not_fetched`: it did not come. Never throws. */
export async function readFileAt(
  address: string,
): Promise<Result<FileText & { name: string }, FileProblem | "timed_out" | "not_fetched">> {
  const file = await fetchFile(address).catch(() => null);
  if (!file) return refuse("not_fetched");
  const read = await readFileAsText(file);
  return read.ok ? succeed({ ...read.value, name: file.name }) : read;
}

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
