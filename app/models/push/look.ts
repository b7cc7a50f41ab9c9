import type { LetterReader } from "#db/queries/letters/readers";
import type { LetterSection } from "~/domain/letters/arrange";
import { findLists, previewLetter } from "~/models/letters/preview";
import type { DeviceProof } from "~/schemas/letters/push";
import type { DeviceLists } from "./device-lists";
import { type DeviceSeen, seeDevice } from "./devices";

/** `week` is null where it is an account's, for anybody else who has the device. */
interface DeviceLook {
  reader: LetterReader;
  week: LetterSection[] | null;
}

/** Null where nothing is pushed. A sign of life: see seeDevice(). */
export async function lookAtDevice(
  { device, lists }: { device: DeviceProof; lists?: DeviceLists | undefined },
  deps: DeviceSeen,
): Promise<DeviceLook | null> {
  const reader = await seeDevice(device, lists, deps);
  if (!reader) return null;
  const isTheirs = reader.user_id === null || reader.user_id === deps.viewer?.userId;
  return { reader, week: isTheirs ? await previewLetter(await findLists(reader, deps), deps.locale, deps) : null };
}
