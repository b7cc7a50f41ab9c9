import { useCallback, useEffect, useRef, useState } from "react";
import { CENTERED, type Crop, fitsShape } from "~/domain/images/crop";
import {
  choiceProblem,
  IMAGE_KIND_RULES,
  IMAGE_MAX_BYTES,
  IMAGE_PROBLEMS,
  type ImageKind,
  type ImageProblem,
  isHuge,
  unreadProblem,
} from "~/domain/images/format";
import { cropImage } from "./crop-image";

export type ImageStep =
  | { step: "resting"; isNew: boolean }
  /** Decoded and scaled down. */
  | { step: "preparing" }
  | { step: "cropping"; image: ImageBitmap; file: File }
  | { step: "sending"; progress: number }
  /** `retry`: what can be sent again. */
  | { step: "failed"; problem: ImageProblem; retry: Blob | null };

/** Decodes, crops where the shape does not fit, and uploads. The former image stays until then. */
export function useImageChoice(current: string | null, kind: ImageKind) {
  const [address, setAddress] = useState(current);
  const [state, setState] = useState<ImageStep>({ step: "resting", isNew: false });
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);

  const begin = useCallback(() => {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  }, []);

  const fail = (problem: ImageProblem, retry: Blob | null = null) => setState({ step: "failed", problem, retry });

  const send = useCallback(
    async (image: Blob) => {
      const signal = begin();
      if (image.size > IMAGE_MAX_BYTES) return fail("tooLarge");
      setState({ step: "sending", progress: 0 });
      const sent = await sendImage(image, {
        kind,
        signal,
        onProgress: (progress) => !signal.aborted && setState({ step: "sending", progress }),
      });
      if (signal.aborted) return;
      if ("problem" in sent)
        return fail(sent.problem, sent.problem === "failed" || sent.problem === "tooMany" ? image : null);
      setAddress(sent.address);
      setState({ step: "resting", isNew: true });
    },
    [begin, kind],
  );

  const cut = async (image: ImageBitmap, file: File, crop: Crop | null) => {
    const signal = begin();
    setState({ step: "preparing" });
    const part = await cropImage(image, kind, crop);
    image.close();
    if (!signal.aborted) await send(part ?? file);
  };

  const choose = async (file: File) => {
    const signal = begin();
    setState({ step: "preparing" });
    const bytes = await bytesOf(file);
    if (signal.aborted) return;
    const problem = bytes ? choiceProblem(bytes) : "broken";
    if (problem || !bytes) return fail(problem ?? "broken");
    const image = await decodeImage(file, { isHuge: isHuge(bytes) });
    if (signal.aborted) return image?.close();
    if (image)
      return fitsShape(image, IMAGE_KIND_RULES[kind].ratio)
        ? cut(image, file, CENTERED)
        : setState({ step: "cropping", image, file });
    const unread = unreadProblem(bytes);
    return unread ? fail(unread) : send(file);
  };

  const rest = useCallback(() => {
    begin();
    setState({ step: "resting", isNew: false });
  }, [begin]);

  const remove = () => {
    setAddress(null);
    rest();
  };

  return { address, state, choose, cut, send, rest, remove };
}

/** Null where the device cannot read the file: it is in a cloud, or gone. */
const bytesOf = (file: File) =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Pixels: wider than any stored image, and small enough for any phone. */
const HUGE_BECOMES_WIDE = 4000;

/** Upright, whatever size and format; null where this browser cannot read the file. A huge one is made smaller. */
export async function decodeImage(file: Blob, { isHuge }: { isHuge: boolean }): Promise<ImageBitmap | null> {
  const smaller: ImageBitmapOptions = isHuge ? { resizeWidth: HUGE_BECOMES_WIDE, resizeQuality: "medium" } : {};
  return (
    (await createImageBitmap(file, { imageOrientation: "from-image", ...smaller }).catch(() => null)) ??
    decodeByElement(file, smaller)
  );
}

/** Some browsers show images that createImageBitmap() refuses, such as HEIC. */
async function decodeByElement(file: Blob, smaller: ImageBitmapOptions): Promise<ImageBitmap | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return await createImageBitmap(image, smaller);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

type Sent = { address: string } | { problem: ImageProblem };

interface UploadOptions {
  kind: ImageKind;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  /** An aborted upload counts as failed. */
  signal: AbortSignal;
}

const LIMIT_MS = 120_000;

/** Ahead of the image's form. Never throws. */
function sendImage(image: Blob, { kind, onProgress, signal }: UploadOptions): Promise<Sent> {
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
