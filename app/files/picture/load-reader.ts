import type { Worker as Reader, WorkerOptions } from "tesseract.js";
import { READING, READING_BYTES, READING_FILES } from "~/domain/intake/reading-files";

/** `share`: 0–1, of this step. */
export interface PictureProgress {
  step: "loading" | "preparing" | "reading";
  share: number;
}

type OnProgress = (progress: PictureProgress) => void;

/** Milliseconds. */
const LONGEST_LOADING = 180_000;
const LSTM_ONLY = 1;
/** The shortest program with an instruction of SIMD. */
const SIMD = "0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b";

export const atEnd = (over: AbortSignal, end: () => void) =>
  over.aborted ? end() : over.addEventListener("abort", end);

/** Starts Tesseract, which ends with `over`; null where its files can't be had. Never throws. */
export async function loadReader(onProgress: OnProgress, over: AbortSignal): Promise<Reader | null> {
  const core = hasSimd() ? READING_FILES.simd : READING_FILES.plain;
  if (!(await fetchReading(core, onProgress, over))) return null;
  return startReader(core, progressOf(onProgress), over).catch(() => null);
}

/** Looks at a page, mostly. */
const LOOKS = 5;

/** Never goes back: each look begins anew. */
function progressOf(onProgress: OnProgress): Partial<WorkerOptions>["logger"] {
  let looks = 0;
  let [before, most] = [0, 0];
  return ({ status, progress }) => {
    if (status !== "recognizing text") return;
    if (progress < before) looks++;
    before = progress;
    most = Math.max(most, Math.min(1, (looks + progress) / LOOKS));
    onProgress({ step: "reading", share: most });
  };
}

/** Loaded as it is: built in, it would bring what joins modules of two kinds into the first load of every page. */
interface Program {
  default: typeof import("tesseract.js");
}

/** Tesseract would wait for ever for a file that does not come; what came is in the browser's cache. */
async function fetchReading(core: string, onProgress: OnProgress, over: AbortSignal): Promise<boolean> {
  const { program, worker, language } = READING_FILES;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LONGEST_LOADING);
  atEnd(over, () => late.abort());
  let came = 0;
  const fetchWhole = async (name: string) => {
    const { ok, body } = await fetch(`${READING}/${name}`, { signal: late.signal });
    const reader = body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      came += part.value.length;
      onProgress({ step: "loading", share: Math.min(1, came / READING_BYTES) });
    }
    return ok && body !== null;
  };
  const names = [program, worker, core, core.replace(/js$/, "wasm"), language];
  return Promise.all(names.map(fetchWhole))
    .then((all) => all.every(Boolean))
    .catch(() => false)
    .finally(() => clearTimeout(timer));
}

async function startReader(core: string, logger: Partial<WorkerOptions>["logger"], over: AbortSignal): Promise<Reader> {
  const program = await (import(/* @vite-ignore */ `${READING}/${READING_FILES.program}`) as Promise<Program>);
  const starting = program.default.createWorker("nor", LSTM_ONLY, {
    workerPath: `${READING}/${READING_FILES.worker}`,
    corePath: `${READING}/${core}`,
    langPath: READING,
    workerBlobURL: false,
    cacheMethod: "none",
    ...(logger && { logger }),
    errorHandler: () => undefined,
  });
  atEnd(over, () => void starting.then((reader) => reader.terminate()).catch(() => undefined));
  return starting;
}

const hasSimd = () =>
  WebAssembly.validate(Uint8Array.from(SIMD.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
