/**
 * The verdict as the predicate of a Verification Summary Attestation (https://slsa.dev/spec/v1.2/verification_summary),
 * which a workflow then signs. It is written only if the run passed or failed a commit.
 */
import { removeUserInfo, toSafeSha } from '../../shared/shown/location.ts';
import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import type { RenderOptions, ReportFormat } from './format.ts';
import type { Report } from './report.ts';

/** The verifier. A consumer accepts it only together with the expected signer. */
const vsaVerifier = 'https://github.com/scan-gate/scan-gate';
const slsaVersion = '1.2';
const addressMax = 2000;

export const vsa: ReportFormat = {
  readBy: '`actions/attest`, which signs it: the predicate of a verification summary attestation',
  pieces: renderVsa,
  none: (report) => `not written, because ${findObstacle(report) ?? 'it is unknown in which repository the commit is'}`,
};

/** The predicate as pieces of text. Empty if nothing may be attested. */
function renderVsa(report: Report, { reportSha256, startedAt }: RenderOptions): string[] {
  const url = URL.parse(removeUserInfo(neutralizeLine(report.repositoryUrl ?? '', addressMax)));
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.pathname.length > 1;
  if (!isWeb || findObstacle(report) !== undefined) return [];
  const address = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const isPassed = report.verdict === 'passed';
  // The scope distinguishes several runs on one commit: SCAN_GATE_AUTO judges what a change makes worse,
  // SCAN_GATE_SCAN all findings.
  const level = `SCAN_GATE_${(report.scope ?? 'scan').toUpperCase().replaceAll('-', '_')}`;
  const predicate = {
    verifier: { id: vsaVerifier, version: { [report.tool.name]: report.tool.version } },
    ...(startedAt && { timeVerified: new Date(startedAt.getTime() + report.durationMs).toISOString() }),
    resourceUri: `git+${address}@${report.headSha}`,
    policy: { uri: `git+${address}#scan-gate-policy`, digest: { sha256: report.policy.sha256 } },
    ...(reportSha256 && { inputAttestations: [{ digest: { sha256: reportSha256 } }] }),
    verificationResult: isPassed ? 'PASSED' : 'FAILED',
    verifiedLevels: [isPassed ? level : 'FAILED'],
    slsaVersion,
  };
  return [formatHarmlessJson(predicate)];
}

function findObstacle({ verdict, headSha, scope, policy }: Report): string | undefined {
  if (verdict === 'inconclusive') return 'the run is inconclusive, and only a verdict can be attested';
  if (scope === undefined) return 'nothing was scanned';
  if (toSafeSha(headSha) === undefined) return 'it is unknown which commit was judged';
  return policy.sha256 === '' ? 'it is unknown which policy judged' : undefined;
}
