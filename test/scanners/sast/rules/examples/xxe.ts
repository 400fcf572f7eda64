import type { Examples } from '../examples.ts';

export const examples: Examples = {
  xxe: {
    good: [
      'const x = require("libxmljs"); app.post("/", (req, res) => x.parseXml(req.body, { noent: false }))',
      'const x = require("libxmljs"); x.parseXml(text)',
      'libxml.parseXml("<a/>", { noent: true })',
    ],
    bad: [
      [
        'const x = require("libxmljs"); app.post("/", (req, res) => x.parseXmlString(req.files.a.data.toString("utf8"), { noent: true, noblanks: true }))',
        'HIGH',
      ],
      ['const o = { noent: true }; exports.read = (text) => require("libxmljs2").parseXml(text, o)', 'MEDIUM'],
      ['const option = lib.ParseOption.XML_PARSE_NOENT | lib.ParseOption.XML_PARSE_DTDLOAD', 'MEDIUM'],
    ],
  },
};
