/** Evidence that an earlier run saved in its report, used to show what another policy would have decided. */
import { GateError, inconclusiveReasons, isInconclusive } from '../../../../shared/errors.ts';
import type { Baseline } from '../../../policy/baseline.ts';
import type { Evidence } from '../../../policy/evidence.ts';
import { judgeEvidence } from '../../../policy/judge.ts';
import type { SavedReport } from '../../../report/json/saved.ts';
import type { EvidenceSource } from '../../source.ts';

/**
 * `baseline` is the one that the settings name. Without it, each report is compared with the baseline that its run
 * read.
 */
export function createSavedSource(saved: SavedReport, baseline: Baseline | undefined): EvidenceSource {
  const ownReason =
    saved.verdict === 'inconclusive' ? (isInconclusive(saved.reason) ? saved.reason : 'protocol') : undefined;
  return {
    serviceOrigin: saved.serviceOrigin,
    origin: saved.evidence?.origin ?? 'service',
    startsScan: false,
    hasBaseline: true,
    locate: async ({ context }) => context,
    open: async () => ({ kind: 'same' }),
    async start() {
      if (saved.evidence !== undefined) return true;
      throw new GateError('PROTOCOL', `the run saved no evidence: ${saved.message}`, {
        reason: ownReason ?? 'evidence',
      });
    },
    async collect(_, { policy: asked }) {
      const kept = saved.evidence as Evidence;
      const evidence = baseline === undefined ? kept : { ...kept, baseline };
      const scope = asked.scope === 'auto' && evidence.base === undefined ? 'scan' : asked.scope;
      const { base, changes, known } = evidence;
      // A pull request has no grace period.
      const isProposed = [saved.pullRequest, base, changes, known].some((each) => each !== undefined);
      const newAdvisoryGrace = isProposed ? {} : asked.newAdvisoryGrace;
      const policy = { ...asked, scope, newAdvisoryGrace };
      return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
    },
    // A doubt about the scan itself, such as a moved branch, remains.
    async checkPass() {
      if (ownReason === undefined || inconclusiveReasons[ownReason].isOfEvidence) return undefined;
      return { reason: ownReason, message: saved.message, hint: undefined };
    },
  };
}
