/** Weaknesses of GitHub's workflows: https://docs.github.com/en/actions/reference/security/secure-use */
import { each, field, type Part, textOf } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** What strangers write: titles, texts, names of branches and of people. */
const foreign =
  /\$\{\{[^}]{0,200}\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10})\.(?:message|author\.(?:name|email))|pages[^.]{0,10}\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/;
const proposal =
  /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//;

export function flawsOfWorkflow(workflow: Part): Flaw[] {
  const jobs = [...(field(workflow, 'jobs')?.fields?.values() ?? [])].flat();
  const steps = [...jobs.flatMap((job) => each(job, 'steps')), ...each(field(workflow, 'runs'), 'steps')];
  return [
    ...steps.flatMap(injections),
    ...(isTrusted(workflow)
      ? steps.filter(isCheckout).map(({ line }): Flaw => ({ weakness: 'workflow-checkout', line }))
      : []),
    ...[workflow, ...jobs]
      .flatMap((one) => each(one, 'permissions'))
      .filter((one) => one.text === 'write-all')
      .map(({ line }): Flaw => ({ weakness: 'workflow-permissions', line })),
  ];
}

function injections(step: Part): Flaw[] {
  const isScript = /^actions\/github-script@/.test(textOf(field(step, 'uses')));
  const scripts = [...each(step, 'run'), ...(isScript ? each(field(step, 'with'), 'script') : [])];
  return scripts.flatMap((script) => {
    const lines = textOf(script).split('\n');
    const at = lines.findIndex((line) => foreign.test(line));
    return at === -1
      ? []
      : [{ weakness: 'workflow-injection', line: Math.min(script.line + at, script.endLine) } as const];
  });
}

/** Whether a proposal's author starts it with the secrets of the repository. */
function isTrusted(workflow: Part): boolean {
  const on = field(workflow, 'on') ?? field(workflow, 'true');
  const names = [textOf(on), ...(on?.items ?? []).map(textOf), ...(on?.fields?.keys() ?? [])];
  return names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
}

function isCheckout(step: Part): boolean {
  const [uses, ref] = [textOf(field(step, 'uses')), textOf(field(field(step, 'with'), 'ref'))];
  const isFetched =
    /\bgit\s+(?:checkout|fetch|pull)\b/.test(textOf(field(step, 'run'))) && proposal.test(textOf(field(step, 'run')));
  return (
    (/^actions\/checkout@/.test(uses) && proposal.test(ref)) ||
    isFetched ||
    /\bgh\s+pr\s+checkout\b/.test(textOf(field(step, 'run')))
  );
}
