import { useState } from "react";
import type { Crop } from "~/domain/image-crop";
import { type ImageProblem, readImageHead } from "~/domain/image-format";
import type { ImageKind } from "~/domain/image-kinds";
import { cutPicture } from "./cut-picture";
import { sendImage } from "./send-image";

export type ImageStep =
  | { step: "resting"; isNew: boolean }
  | { step: "cropping"; picture: ImageBitmap; file: File }
  | { step: "sending"; progress: number }
  /** `retry`: what can be sent once more. */
  | { step: "failed"; problem: ImageProblem; retry: Blob | null };

/** A picture on its way from the device to the form: looked at, cut, sent. What was there stays until it has come. */
export function useImageChoice(current: string | null, kind: ImageKind) {
  const [address, setAddress] = useState(current);
  const [state, setState] = useState<ImageStep>({ step: "resting", isNew: false });

  const send = async (picture: Blob) => {
    setState({ step: "sending", progress: 0 });
    const sent = await sendImage(picture, kind, (progress) => setState({ step: "sending", progress }));
    if ("problem" in sent) {
      setState({ step: "failed", problem: sent.problem, retry: sent.problem === "failed" ? picture : null });
      return;
    }
    setAddress(sent.address);
    setState({ step: "resting", isNew: true });
  };

  const choose = async (file: File) => {
    const head = readImageHead(new Uint8Array(await file.arrayBuffer()));
    if (!head.ok) return setState({ step: "failed", problem: head.problem, retry: null });
    const picture = await createImageBitmap(file).catch(() => null);
    // What this browser cannot show, the server may still know.
    if (!picture) return send(file);
    setState({ step: "cropping", picture, file });
  };

  const cut = async (crop: Crop) => {
    if (state.step !== "cropping") return;
    const { picture, file } = state;
    const part = await cutPicture(picture, kind, crop);
    picture.close();
    await send(part ?? file);
  };

  const rest = () => {
    if (state.step === "cropping") state.picture.close();
    setState({ step: "resting", isNew: false });
  };

  const remove = () => {
    setAddress(null);
    rest();
  };

  return { address, state, choose, cut, send, rest, remove };
}
