/** What the scanning service answers. */
import fc from 'fast-check';
import { readDetailedFinding, readListItem } from '../../../src/gate/policy/finding.ts';
import { checkSpan, detectZone, parseTime } from '../../../src/gate/policy/times.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import type { Client } from '../../../src/gate/story/sources/service/client.ts';
import { sweepUntilStable } from '../../../src/gate/story/sources/service/pages.ts';
import { type EndpointName, endpoints } from '../../../src/shared/api/endpoints.ts';
import { answer, clientOf, type ViolationItem } from '../../gate/story/sources/service/answered.ts';
import { jsonLike, textOf } from '../built.ts';
import { hostile } from '../corpus.ts';
import type { Target } from '../target.ts';

const times = {
  created_at: '2026-06-01T10:00:00.000Z',
  started_at: '2026-06-01T10:00:01Z',
  completed_at: '2026-06-01T10:00:09+00:00',
};
const item = {
  ...{
    violation_id: 'vio_1',
    title: 'SQL injection',
    severity: 'HIGH',
    cvss_score: 8.1,
    epss_score: 1.5,
    type: 'SAST',
  },
  ...{ status: 'OPEN', file_path: 'src/db.js', line_number: 12 },
};
const detail = {
  ...{
    ...item,
    description: 'Built from input.',
    cwe: 'CWE-89',
    code_snippet: 'db.query(x)',
    remediation: 'Use parameters.',
  },
  ...{ first_detected: '2026-05-01T10:00:00.000Z', last_seen: '2026-06-01T10:00:05.000Z' },
};
const counts = { critical: 0, high: 1, medium: 0, low: 0, info: 0 };
const started = {
  scan_id: 'scan_1',
  status: 'PENDING',
  repository_id: 'repo_1',
  branch: 'main',
  created_at: times.created_at,
};
const repository = {
  repository_id: 'repo_1',
  name: 'shop',
  vcs_provider: 'github',
  default_branch: 'main',
  last_scan_at: null,
  security_score: 80,
};
const pagination = { page: 1, total: 1 };

const answers = [
  { violations: [item, { ...item, violation_id: 'vio_2' }], pagination: { page: 1, total: 2 } },
  detail,
  {
    ...started,
    ...times,
    status: 'COMPLETED',
    violations: counts,
    coverage: { sast: 'covered' },
    diagnostics: [{ engine: 'x', message: 'y', path: 'a.js' }],
  },
  { scans: [started], pagination },
  { repositories: [repository], pagination },
  {
    ...repository,
    vcs_url: 'https://github.com/acme/shop',
    total_violations: 1,
    violations_by_severity: counts,
    created_at: times.created_at,
  },
  { success: true, data: { valid: true, permissions: ['read:scans'] }, meta: { version: 'v1' } },
  {
    success: false,
    error: { code: 'RATE_LIMIT_EXCEEDED', message: 'slow down', details: { retryAfter: 20 } },
    meta: {},
  },
].map((each) => JSON.stringify(each));

const words = [
  'violations',
  'pagination',
  'total',
  'page',
  'severity',
  'critical',
  'COMPLETED',
  'FAILED',
  'CRITICAL',
  'FIXED',
  'SCA',
  'retryAfter',
];
const canary = 'sk-canary-7f3a';
const names = Object.keys(endpoints) as EndpointName[];
const units = [
  '{"a":',
  '[',
  '"a":1,',
  '"a":{},',
  '\\"',
  '\\\\',
  '"\\u0061":1,',
  ' ',
  '1,',
  '{},',
  '""',
  canary,
  '&amp;',
];
const parts = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"a":1',
  '"a":{"b":2}',
  '"\\u0061":3',
  'null',
  '1.5',
  '-',
  'e9',
  ' ',
  '"\\\\"',
  '"\\\\\\""',
  '\n',
];

const ids = { scan_id: 's', violation_id: 'v', repository_id: 'r', branch: 'main', name: 'n', id: 'i' };

/** What a client takes from an answer. It asks no second time. */
function readAnswer<Name extends EndpointName>(
  name: Name,
  text: string,
  { status = 200, header }: { status?: number; header?: string } = {},
): ReturnType<Client[Name]> {
  const first = { ...answer(text, status), header: () => header };
  const { client } = clientOf((_, count) => (count === 1 ? first : answer('', 404)), { apiKey: canary });
  const call = client[name] as (parameters: object) => ReturnType<Client[Name]>;
  return call({ ...ids, page: 1 });
}

export const json: Target = {
  name: 'JSON of a stranger',
  share: 8,
  samples: [...answers, ...hostile.slice(0, 40)],
  built: fc.oneof(textOf(parts, { maxParts: 40 }), jsonLike(answers, words)),
  units,
  read: (text) => readAnswer('getHealth', text),
};

export const answersOfService: Target = {
  name: 'answers of the service',
  share: 8,
  samples: answers,
  built: jsonLike(answers, words),
  units,
  read: (text) => Promise.all(names.map((name) => answerOf(name, text))),
};

async function answerOf(name: EndpointName, text: string): Promise<unknown> {
  try {
    return await readAnswer(name, text);
  } catch (error) {
    if ((error as Error).name !== 'GateError') throw error;
    return (error as Error).message;
  }
}

const statuses = [301, 400, 401, 403, 404, 408, 409, 418, 429, 500, 503, 599];

export const refusalsOfService: Target = {
  name: 'refusals of the service',
  share: 3,
  samples: [answers.at(-1) ?? '', '<html><h1>502</h1></html>', ''],
  built: jsonLike(answers.slice(-1), words),
  units,
  read(text) {
    const status = statuses[text.length % statuses.length] ?? 500;
    return readAnswer('getScan', text, { status, header: text.slice(0, 200) });
  },
};

/** Text that is no JSON is one page, which the reader refuses. */
function readPages(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstPages = [
  JSON.stringify([
    { violations: [item], pagination: { page: 1, total: 2 } },
    { violations: [{ ...item, violation_id: 'vio_2' }], pagination: { page: 2, total: 2 } },
  ]),
  JSON.stringify([{ violations: [], pagination: { page: 1, total: 0 } }]),
];

export const lists: Target = {
  name: 'lists of violations',
  share: 4,
  samples: firstPages,
  built: jsonLike(firstPages, words),
  units: [`${JSON.stringify(item)},`, ...units],
  async read(text) {
    const pages = readPages(text);
    const texts = (Array.isArray(pages) ? pages : [pages]).map((page) => JSON.stringify(page) ?? '');
    const read = (page: number) => readAnswer('listViolations', texts[page - 1] ?? '{}');
    const digest = (each: ViolationItem) => JSON.stringify(each);
    const sweep = await sweepUntilStable({ read, id: (each) => each.violation_id, digest, combine: (a) => a });
    return sweep.items.map(readListItem);
  },
};

const window = { startedAt: 1_780_308_001_000, completedAt: 1_780_308_009_000, others: [] };

export const details: Target = {
  name: 'details of a violation',
  share: 3,
  samples: [JSON.stringify(detail)],
  built: jsonLike([JSON.stringify(detail)], words),
  units,
  read: async (text) => readDetailedFinding(await readAnswer('getViolation', text), window),
};

const timeParts = [
  '2026',
  '-06',
  '-01',
  'T',
  ' ',
  '10',
  ':00',
  ':59',
  '.000',
  '.1',
  'Z',
  'z',
  '+00:00',
  '-0530',
  '+24:00',
  '-13',
  '-31',
  '0',
  '1',
  '9',
];

export const timestamps: Target = {
  name: 'times',
  share: 6,
  samples: [...Object.values(times), '2026-06-01 10:00', '2026-02-30T25:61:61Z', 'Mon, 01 Jun 2026 10:00:00 GMT'],
  built: textOf(timeParts, { maxParts: 10 }),
  units: timeParts,
  read(text) {
    const [startedAt, completedAt] = [parseTime(text), parseTime(text, 'none')];
    return [detectZone(text), startedAt, completedAt, checkSpan({ startedAt, completedAt }, 0)];
  },
};

/** How long a client waits after a refusal that says this. */
async function readWait(header: string | undefined, retryAfter: unknown, assume: Readonly<Record<string, string>>) {
  const error = { code: 'RATE_LIMIT_EXCEEDED', message: 'later', details: { retryAfter } };
  const refusal = answer(JSON.stringify({ success: false, error }), 429, { ...(header && { 'retry-after': header }) });
  const { client, waits } = clientOf((_, count) => (count === 1 ? refusal : answer('', 404)), { assume } as object);
  await client.getScan({ scan_id: 's' }).catch(() => undefined);
  // None where it would be longer than the run.
  return waits[0];
}

export const retryAfter: Target = {
  name: 'Retry-After',
  share: 6,
  samples: ['20', '0', '-5', '0.5', 'Wed, 21 Oct 2026 07:28:00 GMT', '9'.repeat(400), 'soon', '1e3', ' 7 '],
  built: textOf([...timeParts, 'Wed, ', '21 Oct ', ' GMT', '120', '-', '.', 'e'], { maxParts: 8 }),
  units: ['9', ' ', '0', 'GMT ', '1 '],
  async read(text) {
    const { assume } = createDefaultSettings();
    const found = await Promise.all([
      readWait(text, undefined, assume),
      readWait(undefined, Number(text), { ...assume, 'retry-after-unit': 'ms' }),
      readWait(undefined, text, assume),
    ]);
    for (const ms of found) if (ms !== undefined && !(ms > 0)) throw new Error(`a wait of ${ms} ms`);
    return found;
  },
};

export const identifiers: Target = {
  name: 'ids of scans and findings',
  share: 4,
  samples: ['scan_1', '..', 'a/b', '%2e%2e', 'vio 1', ...hostile],
  built: textOf(['scan_', '1', '.', '/', '%', '?', '#', '\\', ' ', ':', '@', 'é']),
  units: ['.', '/', '%', 'a', '\ud800', 'é'],
  async read(text) {
    let url: URL | undefined;
    const { client } = clientOf((request) => {
      url = request.url;
      return answer('', 404);
    });
    const refusal = await client.getViolation({ violation_id: text }).catch((error: unknown) => error);
    if (url === undefined) throw refusal;
    if (
      url.origin !== 'https://scan.example' ||
      !/^\/api\/v1\/violations\/[^/]+$/.test(url.pathname) ||
      url.search + url.hash !== ''
    ) {
      throw new Error(`asks for ${url}`);
    }
    return url.href;
  },
};
