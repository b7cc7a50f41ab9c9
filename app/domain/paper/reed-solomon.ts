/** Powers of 2 in the field of 256 elements that QR codes use: x⁸ + x⁴ + x³ + x² + 1. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at++) {
  const doubled = POWERS[at - 1]! * 2;
  POWERS[at] = doubled > 255 ? doubled ^ 0b100011101 : doubled;
}
const LOGARITHMS = new Map(POWERS.map((power, exponent) => [power, exponent]));

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : POWERS[(LOGARITHMS.get(a)! + LOGARITHMS.get(b)!) % 255]!;

/** Returns the product of (x − 2⁰)(x − 2¹)… without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root++) {
    const times = POWERS[root]!;
    product = [...product, 0].map((value, at) => value ^ (at === 0 ? 0 : multiply(product[at - 1]!, times)));
  }
  return product.slice(1);
}

/** Returns the bytes that correct a block of data: the remainder of its polynomial (ISO/IEC 18004, annex A). */
export function remainderOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(generator[at]!, factor));
  }
  return rest;
}
