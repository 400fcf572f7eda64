import type { Examples } from '../examples.ts';

export const examples: Examples = {
  'prototype-pollution': {
    good: [
      'function setPath(o, path, v) { const keys = path.split("."); let at = o; for (const key of keys) { if (key === "__proto__") return; at = at[key] } at[keys[0]] = v }',
      'function count(text) { const words = text.split(" "); const seen = {}; for (const word of words) seen[word] = 1 }',
      'app.post("/", (req, res) => { cache[req.body.id] = 1 })',
      'app.post("/", (req, res) => _.merge({}, defaults))',
      'function merge(a, b) { for (const key in b) { if (key === "__proto__") continue; if (typeof b[key] === "object") merge(a[key], b[key]); else a[key] = b[key] } }',
      'app.post("/", (req, res) => { rows[req.body.a][0] = 1 })',
    ],
    bad: [
      [
        'function setPath(o, path, v) { const keys = path.split("."); let at = o; for (let i = 0; i < keys.length - 1; i++) { if (!at[keys[i]]) at[keys[i]] = {}; at = at[keys[i]] } at[keys[keys.length - 1]] = v }',
        'MEDIUM',
      ],
      ['const $ = require("jquery"); app.post("/", (req, res) => { $.extend(true, {}, req.body) })', 'MEDIUM'],
      ['const _ = require("lodash"); app.post("/", (req, res) => _.merge(config, req.body))', 'MEDIUM'],
      ['app.post("/", (req, res) => { data[req.body.a][req.body.b] = req.body.c })', 'MEDIUM'],
      [
        'function merge(a, b) { for (const key in b) { if (typeof b[key] === "object") merge(a[key], b[key]); else a[key] = b[key] } return a }',
        'MEDIUM',
      ],
    ],
  },
};
