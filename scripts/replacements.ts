/** Parts of packages that a bundle does without, because nothing that it does reaches them, and what stands in their place. */
import type { Plugin } from 'rolldown';

interface Replacement {
  /** What imports it, and by which name. */
  importer: RegExp;
  name: RegExp;
  text: string;
}

const table: readonly Replacement[] = [
  {
    // The transport speaks HTTP/1.1 alone; its other half loads node:http2, and with that TLS where none is asked for.
    importer: /\/undici\/lib\/dispatcher\/client\.js$/,
    name: /^\.\/client-h2\.js$/,
    text: "module.exports = () => { throw new Error('HTTP/2 is no part of this bundle'); };",
  },
  {
    // A body of the transport is text.
    importer: /\/undici\/lib\/(?:dispatcher\/client-h1|core\/request)\.js$/,
    name: /^\.\.\/web\//,
    text: "throw new Error('Bodies other than text are no part of this bundle');",
  },
  {
    // Its other parser of HTTP/1.1, an experiment that has to be asked for.
    importer: /\/undici\/lib\/dispatcher\/client-h1\.js$/,
    name: /^\.\/parser-h1\.js$/,
    text: 'module.exports = { getMiloEnabled: () => false };',
  },
  {
    // Its parser comes twice, 72 kB each; the one without SIMD reads headers on every machine, and bodies pass it unread.
    importer: /\/undici\/lib\/dispatcher\/client-h1\.js$/,
    name: /^\.\.\/llhttp\/llhttp_simd-wasm\.js$/,
    text: "module.exports = require('undici/lib/llhttp/llhttp-wasm.js');",
  },
  {
    // Of these it uses one function, one number and one class that no body of the transport is an instance of.
    importer: /\/undici\/lib\//,
    name: /^node:assert$/,
    text: [
      'module.exports = (isTrue, reason) => {',
      "  if (!isTrue) throw reason instanceof Error ? reason : new Error(reason ?? 'an assertion of undici failed');",
      '};',
    ].join('\n'),
  },
  {
    importer: /\/undici\/lib\/(?:dispatcher\/client|core\/util)\.js$/,
    name: /^node:http$/,
    text: 'module.exports = { maxHeaderSize: 16 * 1024, IncomingMessage: class {} };',
  },
  {
    // It asks for a delimiter that the value does not hold, and refuses one that does; OpenSSL is a tenth of the start.
    importer: /\/@actions\/core\/lib\/file-command\.js$/,
    name: /^crypto$/,
    text: "export const randomUUID = () => [Math.random(), Math.random()].join('-');",
  },
  {
    // It takes the whole of zod to extend one class of it: with that, every language of its messages was loaded by every run.
    importer: /\/@hono\/zod-openapi\//,
    name: /^zod$/,
    text: "import { ZodType } from 'zod';\nexport const z = { ZodType };",
  },
  {
    // Requests of the toolkit go through the gate's own transport; at its start it only asks for the class of a proxy.
    importer: /\/@actions\/(?:github|http-client)\//,
    name: /^undici$/,
    text: [
      "export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';",
      "export const fetch = async () => { throw new Error('the fetch of undici is no part of this bundle'); };",
    ].join('\n'),
  },
];

export const replacements: Plugin = {
  name: 'replacements',
  resolveId(source, importer = '') {
    const index = table.findIndex((each) => each.name.test(source) && each.importer.test(importer));
    return index < 0 ? null : `\0replacement-${index}.js`;
  },
  load(id) {
    const [, index] = /^\0replacement-(\d+)\.js$/.exec(id) ?? [];
    return table[Number(index)]?.text;
  },
};
