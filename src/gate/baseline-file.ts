/** The baseline of `scope: new`: read from the place that decides about the policy, and made from a scan that explains itself. */
import { foldRepositoryUrl } from '../ci/repository-url.ts';
import { asGateError, GateError } from '../errors.ts';
import { type Baseline, baselineOf, defaultBaselinePath, parseBaseline } from '../policy/baseline.ts';
import { type Evidence, isOpen } from '../policy/evidence.ts';
import type { Finding } from '../policy/finding.ts';
import type { Policy } from '../policy/policy.ts';
import { severities } from '../severity.ts';
import type { Surroundings } from './surroundings.ts';

export interface BaselinePlace {
  /** As the settings name it; else it is at its default path. */
  baselineFile: string | undefined;
  around: Surroundings;
  repositoryUrl: string | undefined;
}

const wayOut =
  'Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).';

/**
 * The baseline, never from the workspace or a cache; undefined when the scope asks for none. Throws GateError CONFIG,
 * before anything is scanned, when there is none that can be used.
 */
export async function readBaseline(policy: Policy, place: BaselinePlace): Promise<Baseline | undefined> {
  if (policy.scope !== 'new') return undefined;
  const { baselineFile: path = defaultBaselinePath, around } = place;
  const file = await around.readPolicyFile?.('trusted', path).catch((error: unknown) => {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    throw new GateError('CONFIG', `The baseline ${path} could not be read: ${message}`, {
      cause: error,
      reason: 'policy',
      hint,
    });
  });
  if (file === undefined)
    throw new GateError('CONFIG', `There is no baseline ${path}`, { reason: 'policy', hint: wayOut });
  const baseline = parseBaseline(file.text, `${path} of ${file.at}`);
  const identity = identityOf(place.repositoryUrl);
  if (identity !== 'unknown' && baseline.repository === identity) return baseline;
  throw new GateError('CONFIG', `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
    reason: 'policy',
    hint: wayOut,
  });
}

/** `github.com/acme/shop`: the same for every way to write an address. */
export function identityOf(repositoryUrl: string | undefined): string {
  const folded = repositoryUrl === undefined ? undefined : foldRepositoryUrl(repositoryUrl);
  return folded === undefined ? 'unknown' : `${folded.host}/${folded.path}`;
}

/**
 * The baseline of a branch's own scan. Throws GateError PROTOCOL when its findings do not explain its counts, severity by
 * severity, or when it cannot be told which are its own: a baseline that holds too much would let new findings through.
 */
export function makeBaseline(evidence: Evidence, of: { repositoryUrl: string | undefined; branch: string }): Baseline {
  const faults = severities.flatMap((severity) =>
    faultOf(
      evidence,
      evidence.findings.filter((finding) => finding.severity === severity),
      severity,
    ),
  );
  if (evidence.unknownSeverities === 'unread') faults.push('violations of unknown severity could not be read');
  if (faults.length > 0) {
    throw new GateError('PROTOCOL', `No baseline was made: ${faults.join('; ')}`, {
      reason: 'evidence',
      hint: 'Run it again when no other scan of this repository is under way.',
    });
  }
  const own = evidence.findings.filter((finding) => finding.label === 'seen' && isOpen(finding));
  return baselineOf(own, { repository: identityOf(of.repositoryUrl), branch: of.branch });
}

function faultOf(evidence: Evidence, findings: readonly Finding[], severity: (typeof severities)[number]): string[] {
  const counted = evidence.counts[severity];
  const word = severity.toLowerCase();
  if (counted === undefined) return [`the scan states no count of ${word}`];
  if (!evidence.lists[severity]?.settled) return [`the list of ${word} has not settled`];
  const unclear = findings.filter((finding) => finding.label === 'maybe' && isOpen(finding)).length;
  if (unclear > 0) return [`${unclear} ${word} may be of another branch`];
  const known = findings.filter((finding) => finding.severityKnown && finding.label === 'seen');
  if (known.length < counted) return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
  // More than the scan counts were not all found by it, whatever their times say.
  const open = known.filter(isOpen).length;
  return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}
