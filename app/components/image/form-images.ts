import { createContext, useContext, useEffect } from "react";
import type { ImageProblem } from "~/domain/images/format";
import type { ImageStep } from "./use-image-choice";

export type ImageStatus =
  | { step: "choosing" }
  | { step: "sending"; progress: number; drop: () => void }
  | { step: "failed"; problem: ImageProblem; retry: (() => void) | null; drop: () => void }
  | { step: "arrived" };

type Report = (field: string, status: ImageStatus | null) => void;

export const FormImages = createContext<Report>(() => {});

interface Choice {
  state: ImageStep;
  send: (image: Blob) => Promise<void>;
  rest: () => void;
}

export function useImageStatus(field: string, { state, send, rest }: Choice): void {
  const report = useContext(FormImages);
  useEffect(() => report(field, statusOf({ state, send, rest })), [report, field, state, send, rest]);
  useEffect(() => () => report(field, null), [report, field]);
}

function statusOf({ state, send, rest: drop }: Choice): ImageStatus | null {
  switch (state.step) {
    case "resting":
      return state.isNew ? { step: "arrived" } : null;
    case "cropping":
      return { step: "choosing" };
    case "preparing":
      return { step: "sending", progress: 0, drop };
    case "sending":
      return { step: "sending", progress: state.progress, drop };
    case "failed": {
      const { problem, retry } = state;
      return { step: "failed", problem, drop, retry: retry && (() => void send(retry)) };
    }
  }
}
