import type { Examples } from '../examples.ts';

export const examples: Examples = {
  deserialization: {
    good: [
      'app.post("/", (req, res) => JSON.parse(req.body.a))',
      'const yaml = require("js-yaml"); yaml.load(fs.readFileSync("a.yml"))',
    ],
    bad: [
      [
        'const yaml = require("js-yaml"); app.post("/", (req, res) => yaml.load(req.body.y, { schema: yaml.DEFAULT_FULL_SCHEMA }))',
        'HIGH',
      ],
      [
        'import yaml from "js-yaml"; import types from "js-yaml-js-types"; const schema = yaml.DEFAULT_SCHEMA.extend(types.all); app.post("/", (req, res) => yaml.load(req.body.y, { schema }))',
        'HIGH',
      ],
      [
        'const serialize = require("node-serialize"); app.post("/", (req, res) => serialize.unserialize(req.cookies.profile))',
        'HIGH',
      ],
      ['import { unserialize } from "node-serialize"; export const read = (text) => unserialize(text)', 'MEDIUM'],
      [
        'const yaml = require("js-yaml"); app.post("/", ({ file }, res) => { const data = file.buffer.toString(); yaml.load(data) })',
        'MEDIUM',
      ],
    ],
  },
};
