/**
 * Drawn worlds: what a service says, what its findings are and what a team asks for, all from a seed. Nothing in them depends
 * on the time that passes, so two runs of one world differ only where the builds do.
 */
import { type Dice, diceFrom } from '../model/gate/dice.ts';
import type { Case } from '../scenarios/see.ts';
import {
  baseScan,
  completed,
  earlierTime,
  noCounts,
  type Script,
  seenTime,
  type Violation,
} from '../scripted-service.ts';

type Counts = Record<keyof typeof noCounts, number>;

const severities = ['CRITICAL', 'HIGH', 'HIGH', 'MEDIUM', 'MEDIUM', 'LOW', 'INFO', 'BLOCKER'] as const;
const statuses = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK', 'REOPENED'] as const;
const types = ['SAST', 'SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC', 'OTHER'] as const;
const paths = ['src/app.js', 'src/old.js', 'lib/a b.py', 'package-lock.json', 'infra/main.tf', null] as const;
const times = [seenTime, seenTime, earlierTime, earlierTime, null, 'yesterday'] as const;

/** The world of the seed, as a case of a run. */
export function drawWorld(seed: number): Case {
  const dice = diceFrom(seed);
  const list = drawFindings(dice);
  return {
    script: drawScript(dice, list),
    inputs: drawInputs(dice),
    isPrivate: dice.chance(0.7),
    isFork: dice.chance(0.02),
  };
}

function drawFindings(dice: Dice): Violation[] {
  const count = dice.chance(0.03) ? 130 : dice.upTo(12);
  return Array.from({ length: count }, (_, index) => drawFinding(dice, index));
}

function drawFinding(dice: Dice, index: number): Violation {
  const type = dice.oneOf(types);
  const name = ['SQL injection', 'Hard-coded key', 'handlebars 4.0.11: Prototype pollution (CVE-2019-19919)'];
  return {
    violation_id: `vio_${String(index).padStart(3, '0')}`,
    title: `${dice.oneOf(name as [string, ...string[]])} ${dice.upTo(3)}`,
    severity: dice.oneOf(severities),
    status: dice.oneOf(statuses),
    type,
    cvss_score: dice.chance(0.3) ? null : dice.upTo(100) / 10,
    epss_score: dice.chance(0.5) ? null : dice.upTo(1000) / 10,
    file_path: dice.oneOf(paths),
    line_number: dice.chance(0.2) ? null : 1 + dice.upTo(5),
    description: 'A query is built from user input.',
    cwe: dice.oneOf(['CWE-89', 'CWE-798', null]),
    code_snippet: 'db.query("…" + id)',
    remediation: 'Use parameters. Upgrade handlebars to 4.7.7 or later.',
    first_detected: dice.oneOf(times),
    last_seen: dice.oneOf(times),
  };
}

function drawScript(dice: Dice, list: Violation[]): Partial<Script> {
  const counts = dice.chance(0.8) ? countOpen(list) : drawCounts(dice);
  const ends = dice.chance(0.03) ? { status: 'FAILED' } : completed(counts);
  const isLagging = dice.chance(0.15);
  return {
    polls: [...Array.from({ length: dice.upTo(3) }, () => ({ status: 'SCANNING' })), ends],
    lists: isLagging ? [list.slice(1), list] : [list],
    scans: dice.chance(0.7) ? [baseScan(drawCounts(dice))] : [],
    pageCap: dice.oneOf([100, 100, 20, 7]),
    ...drawFault(dice),
  };
}

function countOpen(list: readonly Violation[]): Counts {
  const counts = { ...noCounts };
  for (const { severity, status, last_seen } of list) {
    const key = String(severity).toLowerCase() as keyof typeof noCounts;
    if (status !== 'FIXED' && last_seen !== earlierTime && key in counts) counts[key] += 1;
  }
  return counts;
}

function drawCounts(dice: Dice): Counts {
  return { critical: dice.upTo(2), high: dice.upTo(4), medium: dice.upTo(6), low: dice.upTo(6), info: dice.upTo(3) };
}

/** One request at most goes wrong, by which request it is and not by when it comes. */
function drawFault(dice: Dice): Pick<Partial<Script>, 'fault'> {
  if (!dice.chance(0.3)) return {};
  const call = dice.oneOf([
    'GET /repositories/repo_1',
    'GET /scans',
    'GET /scans/scan_new_1',
    'GET /violations',
    'POST /scans',
  ]);
  const reply = dice.oneOf(['reset', 'reset', 503, 429, 403, 500, 'html', 'applied, then reset'] as const);
  const times = dice.oneOf([1, 1, 1, 2, 99]);
  const answer =
    reply === 'html'
      ? { status: 200, body: '<!doctype html><title>Log in</title>' }
      : typeof reply === 'number'
        ? { status: reply, ...(reply === 429 ? { headers: { 'retry-after': '1' } } : {}) }
        : reply;
  return { fault: ({ method, path }, count) => (`${method} ${path}` === call && count <= times ? answer : undefined) };
}

function drawInputs(dice: Dice): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const [name, { chance, values }] of Object.entries(drawnInputs)) {
    const value = dice.oneOf(values as readonly [string, ...string[]]);
    if (dice.chance(chance)) inputs[name] = value;
  }
  return inputs;
}

/** How often an input is given, and what it says then. */
const drawnInputs: Record<string, { chance: number; values: readonly string[] }> = {
  'fail-on-severity': { chance: 0.4, values: ['critical', 'high', 'medium', 'low', 'info', 'none'] },
  threshold: { chance: 0.25, values: ['high=2', 'critical=0 high=1 medium=3', 'sca-high=1', 'low=0', 'secret=0'] },
  'fail-on-types': { chance: 0.2, values: ['sast', 'sca', 'secret,iac', 'sast agentic_sast'] },
  'fail-on-cvss': { chance: 0.15, values: ['7', '9', '4.5'] },
  'fail-on-epss': { chance: 0.1, values: ['5%', '50%'] },
  'max-age': { chance: 0.15, values: ['high=30d', 'critical=7d high=3650d'] },
  scope: { chance: 0.6, values: ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] },
  'warn-only': { chance: 0.1, values: ['true'] },
  'on-inconclusive': { chance: 0.15, values: ['warn', 'fork=warn evidence=warn'] },
  paths: { chance: 0.1, values: ['src/**', 'infra/**'] },
  'ignore-paths': { chance: 0.1, values: ['lib/**', '**/*.json'] },
  annotations: { chance: 0.3, values: ['auto', 'check-run', 'commands', 'review', 'none'] },
  'comment-summary-in-pr': { chance: 0.3, values: ['on-failure', 'never'] },
  disclose: { chance: 0.2, values: ['all', 'changed', 'counts'] },
  category: { chance: 0.1, values: ['backend'] },
  wait: { chance: 0.03, values: ['false'] },
  reports: {
    chance: 0.6,
    values: [
      'sarif=out/scan-gate.sarif',
      'markdown=out/scan-gate.md\nsarif=out/scan-gate.sarif',
      'json=out/report.json',
    ],
  },
};
