import { caseFile, linesOf } from "../cases";
import { type Asked, askedIn } from "./asked";

/** As people in Norway type them, each once. */
export const sentences = (): Asked[] => askedIn(caseFile("asked/sentences.tsv"), caseFile("asked/names.tsv"));

/** As people ask without knowing what there is. */
export const anything = (): string[] => linesOf(caseFile("asked/anything.txt"));
