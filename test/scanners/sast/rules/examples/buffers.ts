import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'buffer-constructor': {
    good: ['new Buffer(1)', 'new Buffer()', 'Buffer.from(a)', 'import Buffer from "./buffer"; new Buffer(map)'],
    bad: [
      ['new Buffer(size)', 'MEDIUM'],
      ['new \\u0042uffer(a\n  + b)', 'MEDIUM'],
      ['import { Buffer as Bytes } from "node:buffer"; new Bytes(size)', 'MEDIUM'],
      ['var Buffer = require("buffer").Buffer; new Buffer(size)', 'MEDIUM'],
    ],
  },
  'buffer-bounds': {
    good: [
      'a.readInt8(1)',
      'a.readInt8(1, noAssert)',
      'a.readInt8(1, false)',
      'a.writeInt32LE(value, 4)',
      'f(1, true)',
    ],
    bad: [
      ['a.writeInt32LE(value, offset, true)', 'MEDIUM'],
      ['a.readUInt8(1, true)', 'MEDIUM'],
      ['a.b["readDoubleBE"](1, true)', 'MEDIUM'],
    ],
  },
};
