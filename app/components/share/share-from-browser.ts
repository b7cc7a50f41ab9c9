import type { ShareView } from "~/views/site/share";

/** The browser only allows sharing right after a press, so the image may not take longer. */
const IMAGE_TIMEOUT_MS = 1500;

export const shareFromBrowser = (share: ShareView): Promise<ShareOutcome> => shareWithDevice(browserDevice(), share);

function browserDevice(): ShareDevice {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  return {
    share: "share" in navigator ? (data) => navigator.share(data) : undefined,
    canShare: "canShare" in navigator ? (data) => navigator.canShare(data) : undefined,
    copy: clipboard && ((text) => clipboard.writeText(text)),
    fetchImage,
  };
}

async function fetchImage(address: string): Promise<File | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(IMAGE_TIMEOUT_MS) });
    if (!response.ok) return null;
    const image = await response.blob();
    const format = /^image\/(jpeg|png|webp)$/.exec(image.type)?.[1];
    return format ? new File([image], `samling.${format}`, { type: image.type }) : null;
  } catch {
    return null;
  }
}

/** Each may be missing. */
export interface ShareDevice {
  share?: ((data: ShareData) => Promise<void>) | undefined;
  canShare?: ((data: ShareData) => boolean) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
  /** Null where the image cannot be loaded in time. */
  fetchImage: (address: string) => Promise<File | null>;
}

type ShareOutcome = "shared" | "cancelled" | "copied" | "failed";

/** With the image where the device accepts files; without a share dialog copies the text and the address. */
export async function shareWithDevice(device: ShareDevice, view: ShareView): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(await dataFor(device, view));
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  try {
    if (!device.copy) return "failed";
    await device.copy(`${view.text}\n${view.url}`);
    return "copied";
  } catch {
    return "failed";
  }
}

async function dataFor(device: ShareDevice, { title, text, url, image }: ShareView): Promise<ShareData> {
  const data = { title, text, url };
  if (!device.canShare) return data;
  const file = await device.fetchImage(image);
  const withFile = { ...data, files: file ? [file] : [] };
  return file && device.canShare(withFile) ? withFile : data;
}
