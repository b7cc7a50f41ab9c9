import type { PSM, Worker as Reader } from "tesseract.js";
import { type Box, boxAround } from "~/domain/intake/box";
import { medianOf, type NonEmpty } from "~/domain/lists";
import { refuse, type Result, succeed } from "~/domain/values";
import { judge, saysWhen } from "./certainty";
import { unclearWords } from "./clear-words";
import { cutOut } from "./cut-outs";
import { dayBadges, withBadges } from "./day-badges";
import { evenLight, isPhotograph } from "./even-light";
import { fileOf, type Grey } from "./grey";
import { largeOf, onlyLarge } from "./large-letters";
import { leftOver } from "./left-over";
import { levelled } from "./level-lines";
import { atEnd, loadReader, type PictureProgress } from "./load-reader";
import { mergeLooks } from "./merge-looks";
import type { PreparedPicture, PreparingProblem } from "./prepare";
import type { PictureMade } from "./prepare-worker.client";
import {
  joinLines,
  linesOfWords,
  readingOf,
  readingsOf,
  rowsOfLine,
  wholeDays,
  wholeTitles,
  withoutBreaks,
  wordsInStrip,
  worthASecondLook,
} from "./seen-lines";
import { linesIn, moved, problemOfWords, seenWords, wordAlone } from "./seen-words";
import { titleFirst } from "./title-first";

export interface PictureLine {
  /** Cells of a table have tabs between them; "" is a blank line between parts. */
  text: string;
  /** Every figure and every word of a day or clock in it was read with certainty. */
  isSure: boolean;
  /** The same line in its other reading, where a figure may be another one. */
  other: string | null;
  /** Words in it that were not read with certainty. */
  unclear: string[];
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

export interface PictureAsked {
  onProgress(progress: PictureProgress): void;
  /** Whether what reads pictures may be loaded: asked once the picture is known to be one. */
  mayLoad(): Promise<boolean>;
  signal: AbortSignal;
}

/** Milliseconds. */
const LONGEST_READING = 60_000;
/** What Tesseract calls its ways to look at a page: text wherever it is, and one block of lines. */
const SPARSE = "11" as PSM;
const BLOCK = "6" as PSM;
/**
 * Reads a photograph of a poster or a page on this device; it is sent nowhere. Workers end with it, after a minute of
 * preparing or of reading, three of loading, and when it is called off. Never throws. Import it only where a picture is chosen.
 */
export async function readPicture(file: Blob, asked: PictureAsked): Promise<Result<ReadPicture, PictureProblem>> {
  if (asked.signal.aborted) return refuse("called_off");
  const over = new AbortController();
  try {
    return await new Promise<Result<ReadPicture, PictureProblem>>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const time = {
        stop: () => clearTimeout(timer),
        begin: () => (timer = setTimeout(() => resolve(refuse("picture_timed_out")), LONGEST_READING)),
      };
      time.begin();
      atEnd(over.signal, time.stop);
      asked.signal.addEventListener("abort", () => resolve(refuse("called_off")), { signal: over.signal });
      read(file, asked, over.signal, time).then(resolve, () => resolve(refuse("picture_damaged")));
    });
  } finally {
    over.abort();
  }
}

async function read(
  file: Blob,
  { onProgress, mayLoad }: PictureAsked,
  over: AbortSignal,
  time: { stop(): void; begin(): void },
): Promise<Result<ReadPicture, PictureProblem>> {
  onProgress({ step: "preparing", share: 0 });
  const made = await prepare(file, over);
  if (!made.ok) return made;
  time.stop(); // Neither somebody's answer nor a slow line takes anything of it.
  if (!(await mayLoad())) return refuse("called_off");
  const reader = await loadReader(onProgress, over);
  time.begin();
  return reader ? readPrepared(made.value, reader, over) : refuse("picture_offline");
}

async function prepare(file: Blob, over: AbortSignal): Promise<PictureMade["made"]> {
  if (typeof OffscreenCanvas === "undefined") return (await import("./prepare")).preparePicture(file);
  const worker = new Worker(new URL("./prepare-worker.client.ts", import.meta.url), { type: "module" });
  atEnd(over, () => worker.terminate());
  const made = await new Promise<PictureMade["made"]>((resolve) => {
    worker.onerror = () => resolve(refuse("picture_damaged"));
    worker.onmessage = ({ data }: MessageEvent<PictureMade>) => resolve(data.made);
    worker.postMessage(file);
  });
  worker.terminate();
  return made;
}

/** Parts of the height of what no look has read: its letters, as fonts call them. */
const aloneIn = (box: Box) => ({ box, baseline: box.y + box.height, size: box.height / 0.75 });
/** Parts of their size, by which they are looked at without what is below. */
const LIFTED = 0.12;

async function readPrepared(
  { even, far, grey, whiteness, picture, width, height }: PreparedPicture,
  reader: Reader,
  over: AbortSignal,
): Promise<Result<ReadPicture, PictureProblem>> {
  const look = async (page: Grey, mode: PSM) => {
    over.throwIfAborted(); // A Worker that has ended takes nothing.
    await reader.setParameters({ user_defined_dpi: "300", tessedit_pageseg_mode: mode });
    over.throwIfAborted();
    const { data } = await reader.recognize(fileOf(page), {}, { text: false, blocks: true });
    return linesIn(data.blocks);
  };
  const sparse = await look(even, SPARSE);
  let words = mergeLooks([seenWords(sparse), seenWords(await look(even, BLOCK))]);
  const times = even.width / far.width;
  const seenAfar = () => words.map((word) => moved(word, 1 / times));
  const large = largeOf(seenWords(await look(onlyLarge(far, seenAfar()), SPARSE)));
  words = mergeLooks([words, large.map((word) => moved(word, times))]);
  const baselines = sparse.map(({ baseline }) => baseline);
  const layOut = () => {
    const badges = dayBadges(words);
    const rest = words.filter((word) => !badges.some((badge) => badge.words.includes(word)));
    return withBadges(wholeTitles(wholeDays(linesOfWords(rest, levelled(rest, baselines), even))), badges);
  };
  const unread = leftOver(far, seenAfar()).map((box) => moved(aloneIn(box), times));
  if (unread.length > 0) {
    const missed = cutOut(grey, unread.map((word) => [{ ...word, baseline: word.baseline - LIFTED * word.size }])); // prettier-ignore
    const late = seenWords(await look(missed.sheet, BLOCK));
    const usual = medianOf(words.map(({ size }) => size));
    const found = unread.flatMap((word, at) => wordAlone(wordsInStrip(late, missed.strips[at]), word, usual));
    words = mergeLooks([words, found]);
  }
  if (isPhotograph(far) || !saysWhen(layOut().map(({ text }) => text))) {
    const light = evenLight(whiteness, "lighter");
    words = mergeLooks([words, seenWords(await look(light, SPARSE)), seenWords(await look(light, BLOCK))]);
  }
  const problem = problemOfWords(words);
  if (problem) return refuse(problem);
  const found = layOut();
  const twice = worthASecondLook(found);
  const { sheet, strips } = cutOut(grey, twice.flatMap(rowsOfLine));
  const again = twice.length > 0 ? readingsOf(twice, seenWords(await look(sheet, BLOCK)), strips) : [];
  const judged = found.map((line) => {
    const second = again[twice.indexOf(line)] ?? null;
    const own = judge(readingOf(line.text, line.words), second);
    const looks = twice.includes(line) ? [line.text, withoutBreaks(second?.text ?? "")] : [];
    const text = withoutBreaks(own.text);
    return { ...line, ...own, text, unclear: unclearWords(text, line.words, looks) };
  });
  const scale = width / even.width;
  const join = (parts: NonEmpty<(typeof judged)[number]>) => ({
    ...joinLines(parts),
    isSure: parts.every(({ isSure }) => isSure),
    unclear: parts.flatMap(({ unclear }) => unclear),
  });
  const lines = titleFirst(judged, join).map(({ text, isSure, other, unclear, words: own }): PictureLine => {
    const box = boxAround(own.map((word) => word.box));
    return {
      text,
      isSure,
      other,
      unclear,
      box: box && { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    };
  });
  return succeed({ lines, picture, width, height });
}
