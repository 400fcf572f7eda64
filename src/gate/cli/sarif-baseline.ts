/**
 * `baseline write --sarif`: takes the findings of SARIF files, if all of them belong to the commit that is checked out.
 */
import { GateError } from '../../shared/errors.ts';
import { listHeadPaths } from '../../shared/git/tracked.ts';
import { listUncommittedFiles } from '../../shared/git/work-tree.ts';
import { runOnce } from '../../shared/once.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { describeContext, type RunContext } from '../hosts/context/context.ts';
import type { Evidence } from '../policy/evidence.ts';
import { describeUnattended, readRunContext } from '../run/place.ts';
import { type Session, version } from '../run/session.ts';
import { toFoundFindings } from '../story/sources/findings/sarif.ts';
import { refuseForeignPaths } from '../story/sources/findings/sarif-base.ts';
import { readSarifFiles, type SarifFile } from '../story/sources/findings/sarif-files.ts';
import { buildEvidence } from '../story/sources/findings/source.ts';
import type { JudgeFlags } from './judge/flags.ts';

interface SarifEvidence {
  evidence: Evidence;
  context: RunContext;
}

/**
 * The evidence in the files. `check` decides whether a baseline may be written in this context. Throws GateError for
 * incomplete files, and when it is not certain that all findings are in the default branch.
 */
export async function readSarifEvidence(
  session: Session,
  flags: JudgeFlags,
  check: (context: RunContext) => void,
): Promise<SarifEvidence> {
  const { settings, local } = flags;
  const context = await readRunContext(session, settings, { kind: 'folder', named: undefined }, { local });
  const opening = [
    `Scan Gate ${version} · ${describeContext(context)}, from SARIF files`,
    ...describeUnattended(context),
  ];
  for (const line of opening) session.log.line(line);
  check(context);
  requireSameCheckout(context, session.env);
  requireProvenBranch(context);
  const log = session.runLog;
  const readPaths = runOnce(() => listHeadPaths(session.folder, session.cancel));
  const files = await readSarifFiles({ request: flags, job: session, log, context, readPaths });
  for (const file of files) {
    refuseForeignPaths(file);
    requireFinishedScan(file);
  }
  await requireCommittedFiles(session.folder, files);
  const paths = await readPaths();
  const evidence = buildEvidence(toFoundFindings(files, paths), {
    ...{ origin: 'sarif', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
    ...{ nowMs: session.now.getTime(), log, paths: new Set(paths) },
  });
  return { evidence, context };
}

/** A branch name proves nothing if a proposal chose it. Without a commit there is nothing to compare. */
function requireProvenBranch({ branch, headSha, trust }: RunContext): void {
  if (headSha === undefined) {
    throw new GateError('CONFIG', `It is unknown which commit of ${branch} the files are of`, {
      reason: 'wrong-ref',
      hint: 'Run it in a git checkout of the commit that was scanned.',
    });
  }
  if (trust === 'own') return;
  throw new GateError('CONFIG', `It is not proven that ${branch} is at ${headSha.slice(0, 12)} now`, {
    reason: 'wrong-ref',
    hint: 'Scan the latest commit of the default branch, in its own pipeline. On your own machine, add --local.',
  });
}

/** A workflow of the default branch may check out another commit under that name. */
function requireSameCheckout({ system, headSha }: RunContext, { GITHUB_SHA }: Session['env']): void {
  if (system !== 'github' || GITHUB_SHA === undefined || GITHUB_SHA === headSha) return;
  const at = `The checkout is at ${headSha?.slice(0, 12)}, and this run is about ${GITHUB_SHA.slice(0, 12)}`;
  throw new GateError('CONFIG', at, { reason: 'wrong-ref', hint: 'Check out and scan the commit of the run.' });
}

/** A finding that a scanner did not reach would look new in every pull request. */
function requireFinishedScan({ name, scan }: SarifFile): void {
  const fault = scan.diagnostics.find(({ failed }) => failed);
  if (fault === undefined) return;
  throw new GateError('SCAN_FAILED', `${name}: ${fault.engine} did not complete: ${fault.message}`, {
    hint: 'Fix the scan first: a baseline needs a complete scan.',
  });
}

/** A scanner reads the files of the folder, whether they are committed or not. */
async function requireCommittedFiles(folder: string, files: readonly SarifFile[]): Promise<void> {
  const uncommitted = await listUncommittedFiles(folder);
  if (uncommitted === undefined) {
    throw new GateError('CONFIG', 'git does not say which files here differ from the commit', {
      hint: 'Run it in a new checkout of the default branch.',
    });
  }
  const isUncommitted = (path = '') => uncommitted.has(path);
  const doubtful = files.flatMap(({ scan }) =>
    scan.findings.filter(({ filePath, places }) => [{ filePath }, ...places].some((at) => isUncommitted(at.filePath))),
  );
  const [first] = doubtful;
  if (first === undefined) return;
  const lie = `${pluralize(doubtful.length, 'finding')} ${doubtful.length === 1 ? 'lies' : 'lie'}`;
  throw new GateError('CONFIG', `${lie} in files that are not committed as they are here, such as ${first.filePath}`, {
    hint: 'Commit or remove the changes, and scan again: a baseline is of a commit.',
  });
}
