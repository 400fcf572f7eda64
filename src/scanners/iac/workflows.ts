/** Weaknesses of GitHub workflows: https://docs.github.com/en/actions/reference/security/secure-use */
import { getField, getPartText, listValues, type Part } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Text that outsiders control: titles, bodies, names of branches and of people. Names ignore case. */
const foreign =
  /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10}(?:\.\*)?)\.(?:message|author\.(?:name|email))|pages[^.]{0,10}(?:\.\*)?\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/i;
const proposal =
  /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//i;

export function findWorkflowFlaws(workflow: Part): Flaw[] {
  const jobs = [...(getField(workflow, 'jobs')?.fields?.values() ?? [])].flat();
  const steps = [
    ...jobs.flatMap((job) => listValues(job, 'steps')),
    ...listValues(getField(workflow, 'runs'), 'steps'),
  ];
  return [
    ...steps.flatMap(findInjections),
    ...(runsWithSecrets(workflow)
      ? steps.filter(checksOutProposal).map(({ line }): Flaw => ({ weakness: 'workflow-checkout', line }))
      : []),
    ...[workflow, ...jobs]
      .flatMap((one) => listValues(one, 'permissions'))
      .filter((one) => one.text === 'write-all')
      .map(({ line }): Flaw => ({ weakness: 'workflow-permissions', line })),
  ];
}

function findInjections(step: Part): Flaw[] {
  const isScript = /^actions\/github-script@/i.test(getPartText(getField(step, 'uses')));
  const scripts = [...listValues(step, 'run'), ...(isScript ? listValues(getField(step, 'with'), 'script') : [])];
  return scripts.flatMap((script) => {
    const text = getPartText(script);
    const found = listExpressions(text).find(({ code }) => foreign.test(normalizeAccess(code)));
    if (found === undefined) return [];
    const line = script.line + text.slice(0, found.at).split('\n').length - 1;
    return [{ weakness: 'workflow-injection', line: Math.min(line, script.endLine) } as const];
  });
}

/** Each `${{ … }}` in a text. Braces in quotes do not end it. */
function listExpressions(text: string): { code: string; at: number }[] {
  const found: { code: string; at: number }[] = [];
  for (let at = text.indexOf('${{'); at !== -1; at = text.indexOf('${{', at)) {
    const end = findExpressionEnd(text, at + 3);
    if (end === undefined) return found;
    found.push({ code: text.slice(at + 3, end), at });
    at = end;
  }
  return found;
}

function findExpressionEnd(text: string, start: number): number | undefined {
  const mark = /'|\}\}/g;
  mark.lastIndex = start;
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    if (match[0] === '}}') return match.index;
    const close = text.indexOf("'", mark.lastIndex);
    if (close === -1) break;
    mark.lastIndex = close + 1;
  }
  const end = text.indexOf('}}', start);
  return end === -1 ? undefined : end;
}

/** Writes `github['event']` as `github.event`, and removes blanks between names. */
function normalizeAccess(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\[ ?'([\w-]+)' ?\]/g, '.$1')
    .replaceAll(/ ?\. ?/g, '.');
}

/** Whether the author of a proposal can start it with access to the repository's secrets. */
function runsWithSecrets(workflow: Part): boolean {
  const on = getField(workflow, 'on') ?? getField(workflow, 'true');
  const names = [getPartText(on), ...(on?.items ?? []).map(getPartText), ...(on?.fields?.keys() ?? [])];
  return names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
}

function checksOutProposal(step: Part): boolean {
  const [uses, ref] = [getPartText(getField(step, 'uses')), getPartText(getField(getField(step, 'with'), 'ref'))];
  const isFetched =
    /\bgit\s+(?:checkout|fetch|pull)\b/.test(getPartText(getField(step, 'run'))) &&
    proposal.test(getPartText(getField(step, 'run')));
  return (
    (/^actions\/checkout@/i.test(uses) && proposal.test(normalizeAccess(ref))) ||
    isFetched ||
    /\bgh\s+pr\s+checkout\b/.test(getPartText(getField(step, 'run')))
  );
}
