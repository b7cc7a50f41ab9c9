import mammoth from "mammoth";

/** HTML without pictures. Throws where the file is damaged. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const noPictures = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
  const file = bytes.slice();
  // Node's version of the library asks for a buffer, the browser's for an ArrayBuffer.
  const input = { buffer: file as Uint8Array & Parameters<typeof mammoth.convertToHtml>[0], arrayBuffer: file.buffer };
  const { value } = await mammoth.convertToHtml(input, { convertImage: noPictures });
  return value;
}
