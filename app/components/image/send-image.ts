import { IMAGE_PROBLEMS, type ImageKind, type ImageProblem } from "~/domain/images/format";

export type Sent = { address: string } | { problem: ImageProblem };

interface UploadOptions {
  kind: ImageKind;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  /** An aborted upload counts as failed. */
  signal: AbortSignal;
}

const LIMIT_MS = 120_000;

/** Ahead of the image's form. Never throws. */
export function sendImage(image: Blob, { kind, onProgress, signal }: UploadOptions): Promise<Sent> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", image);
  return new Promise((resolve) => {
    // fetch() has no upload progress.
    const request = new XMLHttpRequest();
    request.open("POST", "/api/images");
    request.responseType = "json";
    request.timeout = LIMIT_MS;
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => resolve(answerOf(request.status, request.response)));
    for (const end of ["error", "abort", "timeout"])
      request.addEventListener(end, () => resolve({ problem: "failed" }));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function answerOf(status: number, body: unknown): Sent {
  const { address, error } = (body ?? {}) as { address?: unknown; error?: { problem?: unknown } };
  if (status === 201 && typeof address === "string") return { address };
  if (status === 413) return { problem: "tooLarge" };
  return { problem: IMAGE_PROBLEMS.find((known) => known === error?.problem) ?? "failed" };
}
