/** What the service holds: states in which only complete evidence leads to the one right verdict. */
import { noCounts, type World } from './service.ts';

const seen = '2026-06-01T10:00:05.000Z';
const earlier = '2026-05-01T10:00:00.000Z';

function finding(number: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    violation_id: `vio_${number}`,
    title: 'SQL injection',
    severity: 'HIGH',
    cvss_score: 8.1,
    epss_score: 1.5,
    type: 'SAST',
    status: 'FALSE_POSITIVE',
    file_path: `src/db-${number}.js`,
    line_number: 12,
    description: 'A query is built from user input.',
    cwe: 'CWE-89',
    code_snippet: 'db.query(text + id)',
    remediation: 'Use parameters.',
    first_detected: earlier,
    last_seen: seen,
    ...fields,
  };
}

/** Of three days before, which took as long. */
function oldScan(number: number, branch = 'main'): Record<string, unknown> {
  const day = `2026-05-${String(10 + number)}T10:00`;
  return {
    ...{ scan_id: `scan_old_${number}`, status: 'COMPLETED', repository_id: 'repo_1', branch },
    ...{ created_at: `${day}:00.000Z`, started_at: `${day}:01.000Z`, completed_at: `${day}:09.000Z` },
    violations: { ...noCounts, high: 4 },
  };
}

const excused = Array.from({ length: 4 }, (_, index) => finding(index + 1));
const ofAnotherBranch = finding(5, { status: 'OPEN', last_seen: earlier });
const scans = [1, 2, 3].map((number) => oldScan(number));
const below = finding(7, { status: 'OPEN', severity: 'LOW', cvss_score: 2 });
const counts = { ...noCounts, high: 4, low: 1 };

/** How the gate ends when nothing goes wrong: for an honest pass every page, the detail and the counts are needed. */
export const worlds = {
  /** Nothing at all. */
  clean: { verdict: 'passed', world: { counts: noCounts, scans, violations: [] } },
  /** Findings that somebody let off, an open one that another branch has, and one that the rules do not ask about. */
  excused: { verdict: 'passed', world: { counts, scans, violations: [...excused, ofAnotherBranch, below] } },
  /** One of them is open after all. */
  open: {
    verdict: 'failed',
    world: {
      counts: { ...counts, high: 5 },
      scans,
      violations: [...excused, ofAnotherBranch, finding(6, { status: 'OPEN' }), below],
    },
  },
  /** Two open ones, which the base branch has too. */
  old: {
    verdict: 'passed',
    world: {
      counts: { ...noCounts, high: 2 },
      scans: [1, 2, 3].map((number) => ({ ...oldScan(number), violations: { ...noCounts, high: 2 } })),
      violations: [1, 2].map((number) => finding(number, { status: 'OPEN' })),
    },
  },
} satisfies Record<string, { verdict: 'passed' | 'failed'; world: World }>;

export type WorldName = keyof typeof worlds;
