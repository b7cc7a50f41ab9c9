import { type DragEvent, type ClipboardEvent, useEffect, useRef, useState } from "react";
import type { intakeProblemMessages } from "#messages/intake-problems";
import { PICTURE_READER } from "~/domain/offline/read-pictures";
import type { PictureProgress } from "~/files/picture/load-reader";
import type { FileText } from "~/files/read-file";
import { isSavingData } from "~/network/saving-data";
import { keepFile, takeSharedFile } from "~/network/shared-file";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "reading"; picture: PictureProgress | null }
  /** A phone is told what is loaded to read pictures, before it is. */
  | { kind: "asking"; answer(may: boolean): void }
  | { kind: "refused"; problem: FileProblem }
  /** For the network, also by a later visit. */
  | { kind: "kept"; isPicture: boolean }
  /** `link`: the pasted link that it was fetched from. */
  | ({ kind: "read"; name: string; link: string | undefined } & FileText);

type FileProblem = keyof typeof intakeProblemMessages;

/** The program that reads files is loaded when the first one is chosen. */
const problemHere = (problem: FileProblem): FileProblem =>
  problem === "damaged" && !navigator.onLine ? "file_offline" : problem;

/** Of a file that is chosen, or dropped or pasted on an element that has `taking`. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({ kind: "none" });
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);
  const later = useRef<File | null>(null);
  /** What can't be read without a network is kept, and read when it comes. */
  const refuse = async (file: File, problem: FileProblem, signal: AbortSignal) => {
    const isOffline = problem === "picture_offline" || problem === "file_offline";
    const isKept =
      isOffline &&
      (await keepFile(file).then(
        () => true,
        () => false,
      ));
    if (signal.aborted) return;
    later.current = isKept ? file : null;
    setChosen(isKept ? { kind: "kept", isPicture: problem === "picture_offline" } : { kind: "refused", problem });
  };
  const read = async (file: File, link: string | undefined) => {
    const { signal } = work.current;
    const set = (next: ChosenFile) => signal.aborted || setChosen(next);
    const { readAnyFile } = await import("~/files/read-any-file.client");
    const found = await readAnyFile(file, {
      signal,
      onProgress: (picture) => set({ kind: "reading", picture }),
      mayLoad: async () =>
        !(await asksFirst()) ||
        new Promise<boolean>((resolve) => {
          const answer = (may: boolean) => {
            set({ kind: "reading", picture: null });
            resolve(may);
          };
          set({ kind: "asking", answer });
        }),
    });
    if (found.ok) set({ kind: "read", name: file.name, link, ...found.value });
    else if (found.problem === "called_off") set({ kind: "none" });
    else await refuse(file, problemHere(found.problem), signal);
  };
  const choose = (file: File | undefined, link?: string) => {
    work.current.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    setChosen(file ? { kind: "reading", picture: null } : { kind: "none" });
    if (file) void read(file, link).catch(() => refuse(file, problemHere("damaged"), signal));
  };
  const again = useRef(choose);
  again.current = choose;
  useEffect(() => {
    const readKept = () => {
      const file = later.current;
      later.current = null;
      if (file)
        void takeSharedFile()
          .catch(() => null)
          .then(() => again.current(file));
    };
    addEventListener("online", readKept);
    return () => removeEventListener("online", readKept);
  }, []);
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (!files[0]) return;
    event.preventDefault();
    choose(files[0]);
  };
  const taking = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    onPaste: (event: ClipboardEvent) => {
      // Programs for tables and texts put a picture beside what they copy.
      if (event.clipboardData.getData("text") === "") take(event, event.clipboardData.files);
    },
  };
  return { chosen, choose, taking };
}

/** Phones, unless they say that they are on a line without a price. */
async function asksFirst(): Promise<boolean> {
  const { connection } = navigator as { connection?: { type?: string } };
  const isFree = connection?.type === "wifi" || connection?.type === "ethernet";
  if (!isSavingData() && (isFree || !matchMedia("(pointer: coarse)").matches)) return false;
  return !(await isReaderKept().catch(() => false));
}

const isReaderKept = async () => (await (await caches.open(PICTURE_READER)).keys()).length > 0;
