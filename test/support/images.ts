const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** An orange rectangle of 60 × 40 pixels in each format. */
export const SAMPLE_IMAGES = {
  jpeg: fromBase64(
    "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAoADwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCgCMrAAAAAAAAAAAAAAAAAAAAAAP/Z",
  ),
  png: fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAYklEQVR4nO2SAQ3AQAyEKgeJlXiyJuP6GQkCCGGyPMfUDaI09aJxDyyNe+xRpm4QpakXjXtgadxjjzJ1gyhNvWjcA0vjHnuUqRtEaepF4x5YGvfYo0zdIEpTLxr3wNL8Yo8PgZsvxD3mC40AAAAASUVORK5CYII=",
  ),
  webp: fromBase64(
    "UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASo8ACgAPm02mEkkIyKhIqgAgA2JZwB2APwAACo0xjh8GYAA/ofX//zYFc1z9Lf//kpr/G3H6LDRwjgAAAA=",
  ),
  avif: fromBase64(
    "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAHwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAADwAAAAoAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACgk4FXudhAQ0GkAyEBgAAABACgHvEmEtKRtapmA=",
  ),
};

export const GIF = fromBase64(
  "R0lGODlhPAAoAIAAAExpcch4KCH5BAUAAAAALAAAAAA8ACgAAAIyjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YjUFQAAOw==",
);

export const textBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joinedBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

/** Returns the JPEG with a camera's metadata: its name, the position 59°54'N 10°45'E, and this Exif orientation. */
export function photographedJpeg(orientation: number): Uint8Array<ArrayBuffer> {
  const notes = new DataView(new ArrayBuffer(140));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    notes.setUint16(at, tag);
    notes.setUint16(at + 2, type);
    notes.setUint32(at + 4, count);
    if (type === 3) notes.setUint16(at + 8, value);
    else notes.setUint32(at + 8, value);
  };
  const rationals = (at: number, ...values: number[]) =>
    values.forEach((value, index) => {
      notes.setUint32(at + index * 8, value);
      notes.setUint32(at + index * 8 + 4, 1);
    });
  notes.setUint16(0, 0x4d4d);
  notes.setUint16(2, 42);
  notes.setUint32(4, 8);
  notes.setUint16(8, 2);
  entry(10, 0x0112, 3, 1, orientation);
  entry(22, 0x8825, 4, 1, 38);
  notes.setUint16(38, 4);
  entry(40, 1, 2, 2, 0x4e000000);
  entry(52, 2, 5, 3, 92);
  entry(64, 3, 2, 2, 0x45000000);
  entry(76, 4, 5, 3, 116);
  rationals(92, 59, 54, 0);
  rationals(116, 10, 45, 0);
  const body = joinedBytes(textBytes("Exif\0\0"), new Uint8Array(notes.buffer));
  const length = body.length + 2;
  const segment = joinedBytes(Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), body);
  const comment = textBytes("Kamera 3000");
  const commentSegment = joinedBytes(Uint8Array.of(0xff, 0xfe, 0, comment.length + 2), comment);
  return joinedBytes(SAMPLE_IMAGES.jpeg.subarray(0, 2), segment, commentSegment, SAMPLE_IMAGES.jpeg.subarray(2));
}
