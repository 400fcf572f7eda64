import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook, webhookHeaders } from '../../../src/shared/api/webhook.ts';

const secret = 'old-secret-0123456789';
const now = new Date('2026-03-01T10:00:00Z');
const timestamp = now.getTime() / 1000;
const body = '{"event":"scan.completed","timestamp":"2026-02-28T10:00:00.000Z","data":{"repository":"Größe"}}';
const eventId = 'evt_1';

function headersOf(change: { secret?: string; timestamp?: number; body?: string } = {}): Record<string, string> {
  const signed = signWebhook({ secret, eventId, timestamp, body, ...change });
  return {
    [webhookHeaders.signature]: signed.signature,
    [webhookHeaders.timedSignature]: signed.timedSignature,
    [webhookHeaders.eventId]: eventId,
    [webhookHeaders.timestamp]: String(change.timestamp ?? timestamp),
  };
}

const verify = (change: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ headers: headersOf(), body, secrets: secret, now, ...change });

describe('a webhook', () => {
  it('carries the documented signature: HMAC-SHA256 over the bytes of the body, in hex', () => {
    const { signature } = signWebhook({ secret, eventId, timestamp, body });
    expect(signature).toBe(createHmac('sha256', secret).update(Buffer.from(body)).digest('hex'));
  });

  it('is verified as text, as bytes, with headers of either kind and in any case', () => {
    const expected = { ok: true, eventId, event: 'scan.completed', payload: JSON.parse(body) };
    expect(verify()).toEqual(expected);
    expect(verify({ body: Buffer.from(body) })).toEqual(expected);
    expect(verify({ headers: new Headers(headersOf()) })).toEqual(expected);
    const lower = Object.entries(headersOf()).map(([name, value]) => [name.toLowerCase(), value]);
    expect(verify({ headers: Object.fromEntries(lower) })).toEqual(expected);
  });

  it('is verified with either secret during a rotation, and with the old one no longer afterwards', () => {
    const fresh = headersOf({ secret: 'new-secret-0123456789' });
    expect(verify({ headers: fresh, secrets: ['new-secret-0123456789', secret] }).ok).toBe(true);
    expect(verify({ secrets: ['new-secret-0123456789', secret] }).ok).toBe(true);
    expect(verify({ secrets: ['new-secret-0123456789'] })).toEqual({ ok: false, reason: 'wrong signature' });
  });

  it.each<[string, Parameters<typeof verify>[0], string]>([
    ['without a secret', { secrets: [] }, 'no secret'],
    ['with an empty secret', { secrets: ['', ''], headers: headersOf({ secret: '' }) }, 'no secret'],
    ['without headers', { headers: {} }, 'unsigned'],
    ['with another body', { body: `${body} ` }, 'wrong signature'],
    [
      'with another time than was signed',
      { headers: { ...headersOf(), [webhookHeaders.timestamp]: String(timestamp - 1) } },
      'wrong signature',
    ],
    ['with another event id', { headers: { ...headersOf(), [webhookHeaders.eventId]: 'evt_2' } }, 'wrong signature'],
    [
      'with the documented signature alone right',
      { headers: { ...headersOf(), [webhookHeaders.timedSignature]: 'ab' } },
      'wrong signature',
    ],
    [
      'with the other signature alone right',
      { headers: { ...headersOf(), [webhookHeaders.signature]: '' } },
      'unsigned',
    ],
    [
      'with a signature given twice',
      { headers: { ...headersOf(), [webhookHeaders.signature]: ['a', 'b'] } },
      'unsigned',
    ],
    ['with a time that is none', { headers: { ...headersOf(), [webhookHeaders.timestamp]: '1e9' } }, 'unsigned'],
    ['sent again after the window', { now: new Date(now.getTime() + 301_000) }, 'too old or too new'],
    ['from the future', { now: new Date(now.getTime() - 301_000) }, 'too old or too new'],
    ['at a time that cannot be told', { now: new Date(Number.NaN) }, 'too old or too new'],
    ['that is no JSON', { body: 'x', headers: headersOf({ body: 'x' }) }, 'no JSON'],
  ])('%s is refused', (_, change, reason) => {
    expect(verify(change)).toEqual({ ok: false, reason });
  });

  it('is taken at the edges of the window', () => {
    for (const offset of [-300_000, 300_000]) expect(verify({ now: new Date(now.getTime() + offset) }).ok).toBe(true);
  });

  it('never verifies what was signed with another secret, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom(...Object.values(webhookHeaders)), fc.string()),
        (text, headers) => {
          expect(verifyWebhook({ headers, body: text, secrets: secret, now }).ok).toBe(false);
        },
      ),
    );
  });
});
