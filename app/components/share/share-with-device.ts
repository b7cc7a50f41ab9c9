import type { ShareView } from "~/views/site/share";

/** Each may be missing. */
export interface ShareDevice {
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
  copy?: (text: string) => Promise<void>;
  /** Null where the image cannot be loaded in time. */
  fetchImage: (address: string) => Promise<File | null>;
}

export type ShareOutcome = "shared" | "cancelled" | "copied" | "failed";

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
