/** A file's picture, upright, whatever its size and format; null where this browser cannot read it. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  return (await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null)) ?? shownPicture(file);
}

/** Some browsers show what they cannot make a bitmap of at once: HEIC, for one. */
async function shownPicture(file: Blob): Promise<ImageBitmap | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
