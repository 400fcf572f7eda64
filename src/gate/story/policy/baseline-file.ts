/** The baseline of `scope: new`: read from the trusted place, and created from a scan whose evidence is consistent. */
import { GateError } from '../../../shared/errors.ts';
import { severities } from '../../../shared/severity.ts';
import { parseRepositoryUrl } from '../../hosts/repository-url.ts';
import { type Baseline, createBaseline, defaultBaselinePath, parseBaseline } from '../../policy/baseline.ts';
import { type Evidence, isOpen } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import type { RepositoryReader } from '../repository-access.ts';
import { wrapReadErrors } from './layers.ts';

const createHint =
  'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';

/**
 * Reads the baseline, never from the workspace or a cache. Undefined if the scope needs none. Throws GateError CONFIG
 * before anything is scanned if there is no usable baseline.
 */
export async function readBaseline(
  policy: Policy,
  place: {
    /** The path in the settings. Undefined: the default path. */
    baselineFile: string | undefined;
    reader: RepositoryReader;
    repositoryUrl: string | undefined;
  },
): Promise<Baseline | undefined> {
  if (policy.scope !== 'new') return undefined;
  const { baselineFile: path = defaultBaselinePath, reader } = place;
  const file = await wrapReadErrors(`The baseline ${path}`, async () => reader.readPolicyFile('trusted', path));
  if (file === undefined)
    throw new GateError('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: createHint });
  const baseline = parseBaseline(file.text, `${path} of ${file.at}`);
  const identity = formatRepositoryIdentity(place.repositoryUrl);
  if (identity !== 'unknown' && baseline.repository === identity) return baseline;
  throw new GateError('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
    reason: 'policy',
    hint: createHint,
  });
}

/** `github.com/acme/shop`: the same for every form of an address. */
export function formatRepositoryIdentity(repositoryUrl: string | undefined): string {
  const folded = repositoryUrl === undefined ? undefined : parseRepositoryUrl(repositoryUrl);
  return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}

/**
 * Creates the baseline of a branch's own scan. Throws GateError PROTOCOL if the findings do not explain the counts of
 * each severity, or if it is not certain which belong to the scan: a baseline with too many entries would let new
 * findings through.
 */
export function createBaselineFromScan(
  evidence: Evidence,
  of: { repositoryUrl: string | undefined; branch: string },
): Baseline {
  const faults = severities.flatMap((severity) =>
    listBaselineFaults(
      evidence,
      evidence.findings.filter((finding) => finding.severity === severity),
      severity,
    ),
  );
  if (evidence.unknownSeverities === 'unread') faults.push('violations of unknown severity could not be read');
  if (faults.length > 0) {
    throw new GateError('PROTOCOL', `No baseline was written: ${faults.join('; ')}`, {
      reason: 'evidence',
      hint: 'Run it again when no other scan of this repository is under way.',
    });
  }
  const own = evidence.findings.filter((finding) => finding.label === 'seen' && isOpen(finding));
  return createBaseline(own, { repository: formatRepositoryIdentity(of.repositoryUrl), branch: of.branch });
}

function listBaselineFaults(
  evidence: Evidence,
  findings: readonly Finding[],
  severity: (typeof severities)[number],
): string[] {
  const counted = evidence.counts[severity];
  const word = severity.toLowerCase();
  if (counted === undefined) return [`the scan states no count of ${word}`];
  if (!evidence.lists[severity]?.settled) return [`the list of ${word} kept changing`];
  const unclear = findings.filter((finding) => finding.label === 'maybe' && isOpen(finding)).length;
  if (unclear > 0) return [`${unclear} ${word} may be of another branch`];
  const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
  if (known.length < counted) return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
  // If the list has more of its own than the scan counts, not all of them were found by it, whatever their times say.
  const open = known.filter(isOpen).length;
  return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}
