/** A client of the service over a transport that answers at once, and whose waits are only noted. */
import { type Client, createClient } from '../../../../../src/gate/story/sources/service/client.ts';
import { createBudget } from '../../../../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest } from '../../../../../src/shared/http/http.ts';

export type ScanDetail = Awaited<ReturnType<Client['getScan']>>;
export type ScanDiagnostic = NonNullable<ScanDetail['diagnostics']>[number];
export type ScanLanguage = NonNullable<ScanDetail['languages']>[number];
export type ViolationDetail = Awaited<ReturnType<Client['getViolation']>>;
export type ViolationItem = Awaited<ReturnType<Client['listViolations']>>['items'][number];

export const answer = (text: string, status = 200, headers: Record<string, string> = {}): HttpOutcome => ({
  ...{ kind: 'answer', status, text },
  header: (name) => headers[name],
});

export function clientOf(
  reply: (request: HttpRequest, count: number) => HttpOutcome,
  change: Partial<Parameters<typeof createClient>[0]> = {},
): { client: Client; waits: number[] } {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const budget = createBudget({ scale: 1, patience: 1, now: () => 0, sleep }, 3_600_000, new AbortController().signal);
  budget.end();
  let count = 0;
  const send = async (request: HttpRequest) => reply(request, ++count);
  const client = createClient({
    ...{ baseUrl: 'https://scan.example/api/v1', apiKey: 'key_of_the_test', budget, random: () => 1 },
    transport: { send, close: async () => {} },
    ...change,
  });
  return { client, waits };
}

const violation = {
  ...{ violation_id: 'vio_1', title: 'SQL injection', severity: 'HIGH', cvss_score: 8.1, type: 'SAST', status: 'OPEN' },
  ...{
    file_path: 'src/db.js',
    line_number: 12,
    first_detected: '2026-05-01T10:00:00Z',
    last_seen: '2026-06-01T10:00:05Z',
  },
};

/** A violation with this text of JSON as another field of it, which the client passes on. */
export async function readField(text: string, change: Parameters<typeof clientOf>[1] = {}): Promise<unknown> {
  const body = `${JSON.stringify(violation).slice(0, -1)},"field":${text}}`;
  const { client } = clientOf(() => answer(body), change);
  return (await client.getViolation({ violation_id: 'vio_1' })).field;
}
