/** One character of any kind, as the unit of a drawn text. fast-check's own `binary` takes a second and 185 MB to begin. */
import fc from 'fast-check';

const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff];

/** Any code point but half of a pair. */
export const anySign: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code < firstSurrogate || code > lastSurrogate ? code : code - firstSurrogate));
