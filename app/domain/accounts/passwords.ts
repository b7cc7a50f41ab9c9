const COMMON_PASSWORD_WORDS = `
  passord password hemmelig secret velkommen welcome admin bruker user login qwerty test hallo hello hei letmein
  norge norway oslo bergen trondheim stavanger viking fotball football brann rosenborg liverpool arsenal chelsea manchester
  sommer vinter høst vår summer winter spring autumn januar februar mars april mai juni juli august september oktober november
  desember mandag tirsdag onsdag torsdag fredag lørdag søndag monday sunday jul påske pinse
  kjærlighet love elsker elskerdeg iloveyou mamma pappa familie family baby hund katt hest dragon monkey sunshine prinsesse
  master shadow superman batman pokemon starwars internet computer ostekake sjokolade banan
  jesus kristus christ gud god herre bibel bible kirke kirken church menighet menigheten gudstjeneste halleluja hallelujah amen
  salme bønn tro håp nåde frelser hellig himmel engel angel peter paulus maria johannes david daniel andreas martin thomas
  anders ole kari anne ingrid marie kristian christian michael samling bedehus prest pastor speider
`
  .trim()
  .split(/\s+/);

/** 0 is guessed at once; 4 resists an attacker who has stolen the database. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const BITS = [18, 28, 40, 54];

const KEY_ROWS = ["abcdefghijklmnopqrstuvwxyzæøå", "qwertyuiopå", "asdfghjkløæ", "zxcvbnm", "01234567890"];
const RUNS = [...KEY_ROWS, ...KEY_ROWS.map((row) => [...row].reverse().join(""))];

const DISGUISES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

/** How hard a password is to guess, on the low side; `about` holds what is known of the owner, as e-mail and name. */
export function passwordStrength(password: string, about: string[] = []): PasswordStrength {
  const bits = guessingBits(password, about.flatMap(partsOf));
  return BITS.filter((from) => bits >= from).length as PasswordStrength;
}

const partsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 3);

/** A predictable piece costs few bits whatever its length. */
function guessingBits(password: string, owned: string[]): number {
  const text = password.toLowerCase();
  const plain = text.replace(/[01345@$!]/g, (sign) => DISGUISES[sign] ?? sign);
  const wordsAt = (at: number) =>
    [text, plain].flatMap((spelled) => [wordAt(spelled, owned, 4, at), wordAt(spelled, COMMON_PASSWORD_WORDS, 8, at)]);
  const pieceAt = (at: number) => longest([repeatAt(text, at), runAt(text, at), yearAt(text, at), ...wordsAt(at)]);
  let bits = /\p{Lu}/u.test(password.slice(1)) ? 3 : 0;
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(at);
    if (piece) {
      bits += piece.bits;
      at += piece.length;
      continue;
    }
    let end = at + 1;
    if (isLetter(text.charAt(at))) while (isLetter(text.charAt(end)) && !pieceAt(end)) end++;
    bits += bitsOfUnknown(text.slice(at, end), text.slice(0, at));
    at = end;
  }
  return bits;
}

interface Piece {
  length: number;
  bits: number;
}

const longest = (pieces: (Piece | null)[]) => pieces.reduce((a, b) => ((b?.length ?? 0) > (a?.length ?? 0) ? b : a));

const isLetter = (sign: string) => /\p{L}/u.test(sign);

function repeatAt(text: string, at: number): Piece | null {
  let length = 0;
  while (at + length < text.length && text.slice(0, at + length).includes(text.slice(at, at + length + 1))) length++;
  return length >= 3 ? { length, bits: 3 } : null;
}

function runAt(text: string, at: number): Piece | null {
  let length = 0;
  while (at + length < text.length && RUNS.some((run) => run.includes(text.slice(at, at + length + 1)))) length++;
  return length >= 3 ? { length, bits: 5 } : null;
}

const yearAt = (text: string, at: number): Piece | null =>
  /^(19|20)\d\d/.test(text.slice(at)) ? { length: 4, bits: 7 } : null;

function wordAt(text: string, words: string[], bits: number, at: number): Piece | null {
  const lengths = words.filter((word) => text.startsWith(word, at)).map((word) => word.length);
  return lengths.length > 0 ? { length: Math.max(...lengths), bits } : null;
}

function bitsOfUnknown(piece: string, before: string): number {
  if (!isLetter(piece.charAt(0))) return /\d/.test(piece) ? 3.3 : before.includes(piece) ? 1 : 5;
  const isWord = piece.length >= 4 && /[aeiouyæøå]/.test(piece) && !/[^aeiouyæøå]{5}/.test(piece);
  return isWord ? 8 + piece.length : piece.length * 4.5;
}
