import { describe, expect, it } from 'vitest';
import { readField } from '../../gate/story/sources/service/answered.ts';

/** What the client hands on of a text that a service writes. */
const readText = (text: string, apiKey = key) => readField(JSON.stringify(text), { apiKey });

const key = 'sk_live/<"a+b&c\'d>_é9~Z?xyz==';

describe('a text without its secrets', () => {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  it.each<[string, string]>([
    ['as it is', key],
    ['in base64', base64(key)],
    ['in base64 behind one letter', base64(`x${key}`)],
    ['in base64 between words', base64(`ab${key} and more`)],
    ['in base64 of a header', base64(`user:${key}`)],
    ['in base64 for addresses', Buffer.from(key).toString('base64url')],
    ['percent-encoded', encodeURIComponent(key)],
    ['percent-encoded in small letters', encodeURIComponent(key).replaceAll(/%../g, (code) => code.toLowerCase())],
    ['percent-encoded in every byte', Buffer.from(key).toString('hex').replaceAll(/../g, '%$&')],
    [
      'percent-encoded in every byte, in capitals',
      Buffer.from(key).toString('hex').toUpperCase().replaceAll(/../g, '%$&'),
    ],
    ['in HTML by numbers', key.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)],
    ['in HTML by hexadecimal numbers', key.replaceAll(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`)],
    ['in JSON', JSON.stringify({ key })],
    ['in JSON with escaped slashes', JSON.stringify({ key }).replaceAll('/', '\\/')],
    ['in JSON within JSON', JSON.stringify(JSON.stringify({ key }))],
    [
      'in JSON that escapes what HTML reads',
      JSON.stringify({ key }).replaceAll(/[&<>=']/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
    ],
    [
      'in JSON that escapes all signs',
      key.replaceAll(/[^a-z\d]/gi, (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`),
    ],
    [
      'in HTML of a template that escapes more',
      key.replaceAll(/[&<>"'/=`]/g, (sign) => named[sign] ?? `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`),
    ],
    ['in HTML with numbers of three digits', key.replaceAll(/[&<>"']/g, (sign) => named[sign] ?? '&#039;')],
    [
      'in HTML of all signs',
      key.replaceAll(/[^a-z\d]/gi, (sign) => named[sign] ?? `&#x${sign.charCodeAt(0).toString(16)};`),
    ],
    ['in HTML with all names', key.replaceAll(/[&<>"']/g, (sign) => named[sign] ?? '&apos;')],
    [
      'in HTML',
      key
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    ],
  ])('%s', async (_, text) => {
    const shown = String(await readText(`before ${text} after`));
    expect(shown).toContain('***');
    for (const part of ['sk_live', 'xyz', Buffer.from('sk_live/').toString('base64').slice(4, 9)]) {
      expect(shown).not.toContain(part);
    }
    expect(shown.startsWith('before ')).toBe(true);
    expect(shown.endsWith(' after')).toBe(true);
  });

  it('leaves other texts, and short words, as they are', async () => {
    for (const apiKey of [key, '', 'plain']) expect(await readText('a plain text', apiKey)).toBe('a plain text');
  });
});
