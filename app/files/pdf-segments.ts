/** In points; `y` grows upwards. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of its letters. */
  size: number;
}

/** Pieces beside each other without a gap of more than a space. */
export interface Segment {
  text: string;
  from: number;
  to: number;
  /** Indexes of those it came from. */
  pieces: number[];
}

/** Of a page as it is read; `pieces` are indexes of those it came from. */
export interface PlacedLine {
  text: string;
  pieces: number[];
}

export interface PrintLine {
  y: number;
  size: number;
  segments: Segment[];
}
