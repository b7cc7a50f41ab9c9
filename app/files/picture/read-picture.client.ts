import { createWorker, type PSM, type Worker as Reader } from "tesseract.js";
import { READING, READING_FILES } from "~/domain/intake/reading-files";
import { refuse, type Result, succeed } from "~/domain/values";
import { judge, saysTime, withFigures } from "./certainty";
import { cutOut, inPicture } from "./cut-outs";
import { fileOf, type Grey } from "./grey";
import { leftOver } from "./left-over";
import { levelled } from "./level-lines";
import { mergeLooks } from "./merge-looks";
import type { PreparedPicture, PreparingProblem } from "./prepare";
import type { PictureMade } from "./prepare-worker.client";
import { joinLines, linesOfWords, readingOf, readingsOf, rowsOf, wordsIn } from "./seen-lines";
import { type Box, boxAround, linesIn, wordsOf } from "./seen-words";
import { titleFirst } from "./title-first";

export interface PictureLine {
  /** Cells of a table have tabs between them; "" is a blank line between parts. */
  text: string;
  /** Every figure and every word of a day or clock in it was read with certainty. */
  isSure: boolean;
  /** The same line in its other reading, where a figure may be another one. */
  other: string | null;
  /** Pixels of `picture`. */
  box: Box | null;
}

export interface ReadPicture {
  lines: PictureLine[];
  /** JPEG, upright and straight, for cut-outs. */
  picture: Blob;
  width: number;
  height: number;
}

export type PictureProblem =
  | PreparingProblem
  | "picture_without_text"
  /** It has letters that could not be read, as over a photograph. */
  | "letters_on_photograph"
  | "picture_timed_out"
  | "called_off"
  /** What reads pictures is not on the device and can't be fetched. */
  | "picture_offline";

/** `share`: 0–1, of this step. */
export interface PictureProgress {
  step: "loading" | "preparing" | "reading";
  share: number;
}

interface Asked {
  onProgress(progress: PictureProgress): void;
  signal: AbortSignal;
}

/** Milliseconds. */
const LONGEST_READING = 60_000;
const LSTM_ONLY = 1;
/** What Tesseract calls its ways to look at a page: text wherever it is, and one block of lines. */
const SPARSE = "11" as PSM;
const BLOCK = "6" as PSM;
/** The shortest program with an instruction of SIMD. */
const SIMD = "0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b";

/**
 * Reads a photograph of a poster or a page on this device; it is sent nowhere. Workers end with it, after a minute, and
 * when it is called off. Import it only where a picture is chosen.
 */
export async function readPicture(
  file: Blob,
  { onProgress, signal }: Asked,
): Promise<Result<ReadPicture, PictureProblem>> {
  if (signal.aborted) return refuse("called_off");
  const ends: (() => void)[] = [];
  try {
    return await new Promise<Result<ReadPicture, PictureProblem>>((resolve, reject) => {
      const timer = setTimeout(() => resolve(refuse("picture_timed_out")), LONGEST_READING);
      const callOff = () => resolve(refuse("called_off"));
      signal.addEventListener("abort", callOff);
      ends.push(
        () => clearTimeout(timer),
        () => signal.removeEventListener("abort", callOff),
      );
      read(file, onProgress, (end) => ends.push(end)).then(resolve, reject);
    });
  } finally {
    for (const end of ends) end();
  }
}

type AtEnd = (end: () => void) => void;

async function read(
  file: Blob,
  onProgress: Asked["onProgress"],
  atEnd: AtEnd,
): Promise<Result<ReadPicture, PictureProblem>> {
  onProgress({ step: "preparing", share: 0 });
  const made = await prepare(file, atEnd);
  if (!made.ok) return made;
  const reader = await startReader(onProgress, atEnd).catch(() => null);
  if (!reader) return refuse("picture_offline");
  return readPrepared(made.value, reader);
}

async function prepare(file: Blob, atEnd: AtEnd): Promise<PictureMade["made"]> {
  if (typeof OffscreenCanvas === "undefined") return (await import("./prepare")).preparePicture(file);
  const worker = new Worker(new URL("./prepare-worker.client.ts", import.meta.url), { type: "module" });
  atEnd(() => worker.terminate());
  const made = await new Promise<PictureMade["made"]>((resolve) => {
    worker.onerror = () => resolve(refuse("picture_damaged"));
    worker.onmessage = ({ data }: MessageEvent<PictureMade>) => resolve(data.made);
    worker.postMessage(file);
  });
  worker.terminate();
  return made;
}

async function startReader(onProgress: Asked["onProgress"], atEnd: AtEnd): Promise<Reader> {
  const starting = createWorker("nor", LSTM_ONLY, {
    workerPath: `${READING}/${READING_FILES.worker}`,
    corePath: `${READING}/${hasSimd() ? READING_FILES.simd : READING_FILES.plain}`,
    langPath: READING,
    workerBlobURL: false,
    cacheMethod: "none",
    logger: ({ status, progress }) =>
      onProgress({ step: status === "recognizing text" ? "reading" : "loading", share: progress }),
    errorHandler: () => undefined,
  });
  atEnd(() => void starting.then((reader) => reader.terminate()).catch(() => undefined));
  return starting;
}

const hasSimd = () => WebAssembly.validate(Uint8Array.from(SIMD.match(/../g)!, (byte) => Number.parseInt(byte, 16)));

/** Parts of the height of what no look has read: its letters, as fonts call them. */
const asWord = (box: Box) => [{ box, baseline: box.y + box.height, size: box.height / 0.75 }];

async function readPrepared(
  { even, grey, picture, width, height }: PreparedPicture,
  reader: Reader,
): Promise<Result<ReadPicture, PictureProblem>> {
  const look = async (page: Grey, mode: PSM) => {
    await reader.setParameters({ user_defined_dpi: "300", tessedit_pageseg_mode: mode });
    const { data } = await reader.recognize(fileOf(page), {}, { text: false, blocks: true });
    return linesIn(data.blocks);
  };
  const sparse = await look(even, SPARSE);
  const seen = mergeLooks([wordsOf(sparse), wordsOf(await look(even, BLOCK))]);
  const missed = cutOut(even, leftOver(even, seen).map(asWord));
  const late = missed.strips.length > 0 ? wordsOf(await look(missed.sheet, BLOCK)) : [];
  const words = [
    ...seen,
    ...missed.strips.flatMap((strip) => wordsIn(late, strip).map((word) => inPicture(word, strip))),
  ];
  const baselines = sparse.map(({ baseline }) => baseline);
  const found = linesOfWords(words, levelled(words, baselines), even);
  const times = found.filter(({ text }) => saysTime(withFigures(text)));
  const { sheet, strips } = cutOut(grey, times.flatMap(rowsOf));
  const again = times.length > 0 ? readingsOf(times, wordsOf(await look(sheet, BLOCK)), strips) : [];
  const scale = width / even.width;
  const lines = titleFirst(found, joinLines).map((line): PictureLine => {
    const box = boxAround(line.words.map((word) => word.box));
    const second = again[times.indexOf(line)] ?? null;
    return {
      ...judge(readingOf(line.text, line.words), second),
      box: box && { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    };
  });
  return succeed({ lines, picture, width, height });
}
