/** `scan-gate simulate`: what a policy would have decided about runs that are over, rule by rule, before a team adopts it. */
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { asGateError } from '../errors.ts';
import { type Rehearsal, type RehearsedRun, rehearsalJson, rehearsalPage, rehearsalText } from '../report/rehearsal.ts';
import type { Outcome, Session } from '../session.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import { type GivenFlags, type JudgeFlags, readJudgeFlags } from './judge/flags.ts';
import { type JudgePlace, withJudgePolicy } from './judge/policy.ts';
import { namedBaseline, readReport, rejudge, subjectOf, withBaseline } from './judge/reports.ts';

type Flags = Omit<GivenFlags, 'own'> & { own: { policy?: string[]; html?: string[]; json?: true; local?: true } };

/** Prints the table, or with `--json` one object. A rehearsal fails nothing: only what it cannot do is an error. */
export async function simulate(session: Session, { own, positionals, ...flags }: Flags): Promise<Outcome> {
  const { policy, html: [page] = [], json, local } = own;
  const judgeFlags = {
    ...flags,
    positionals: [],
    own: { report: positionals, ...(policy && { policy }), ...(local && { local }) },
  };
  const problems = positionals.length === 0 ? ['simulate takes report files, or folders of them'] : [];
  const read = readJudgeFlags({ ...judgeFlags, problems: [...flags.problems, ...problems] }, session.env);
  const log = { say: () => {}, note: (line: string) => session.log.line(`Note: ${line}`) };
  const use = (place: JudgePlace) => rehearse(session, read, place);
  const rehearsal = await withJudgePolicy(session, read, { log, use });
  if (page !== undefined) await writeWithin(session.folder, page, rehearsalPage(rehearsal));
  session.write(json ? rehearsalJson(rehearsal) : rehearsalText(rehearsal));
  return undefined;
}

/** One report after the other: many of them do not fit into memory together. */
async function rehearse(session: Session, { files }: JudgeFlags, place: JudgePlace): Promise<Rehearsal> {
  const { policy, source, sha256 } = place.loaded;
  const baseline = await namedBaseline(place);
  const runs: RehearsedRun[] = [];
  const unreadable: { name: string; why: string }[] = [];
  for (const name of await reportsIn(session.folder, files)) {
    session.cancel.throwIfAborted();
    try {
      const { report } = await readReport(session.folder, name);
      const { verdict: after, lines, rules, warnings } = rejudge(withBaseline(report, baseline), policy);
      runs.push({ name, subject: subjectOf(report), before: report.verdict, after, lines, rules, warnings });
    } catch (error) {
      unreadable.push({ name, why: asGateError(error).message });
    }
  }
  return { policy: { source, sha256 }, runs, unreadable };
}

/** Files as they are named; of a folder every JSON file in it, by name. */
async function reportsIn(folder: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const path = resolve(folder, name);
      const isFolder = await stat(path).then(
        (entry) => entry.isDirectory(),
        () => false,
      );
      if (!isFolder) return [name];
      const inside = await readdir(path, { recursive: true });
      return inside
        .filter((each) => each.endsWith('.json'))
        .sort()
        .map((each) => join(name, each));
    }),
  );
  return [...new Set(found.flat())];
}
