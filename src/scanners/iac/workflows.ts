/** Weaknesses of GitHub workflows: https://docs.github.com/en/actions/reference/security/secure-use */
import { getField, getPartText, listBelow, listNamedParts, listValues, type Part } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Text that outsiders control: titles, bodies, names of branches and of people. Names ignore case. */
const foreign =
  /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment|\*)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10}(?:\.\*)?)\.(?:message|(?:author|committer)\.(?:name|email))|pages[^.]{0,10}(?:\.\*)?\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/i;
/** Everything that contains such a text, written as JSON. */
const whole =
  /\btojson\(github(?:\.event(?:\.(?:issue|pull_request(?:\.head(?:\.repo)?)?|discussion|comment|review|review_comment|head_commit(?:\.author)?|commits[^)]{0,20}|pages[^)]{0,20}|workflow_run(?:\.head_commit)?))?)?\)/i;
const proposal =
  /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//i;

export function findJobFlaws(job: Part, workflow: Part): Flaw[] {
  const known = addForeignNames(new Set(), workflow);
  // Whether the author of a proposal can start it with access to the repository's secrets.
  const on = getField(workflow, 'on') ?? getField(workflow, 'true');
  const names = [getPartText(on), ...(on?.items ?? []).map(getPartText), ...(on?.fields?.keys() ?? [])];
  const isPrivileged = names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
  const steps = listValues(job, 'steps');
  const cvss = rateJob(workflow, job, isPrivileged);
  const isWorkflow = job === workflow;
  return [
    ...findInjections(steps, isWorkflow ? known : addForeignNames(known, job)).map((flaw) => ({ ...flaw, cvss })),
    ...steps
      .filter((step) => isPrivileged && checksOutProposal(step))
      .map(({ line }): Flaw => ({ weakness: 'workflow-checkout', line, cvss })),
    ...listValues(job, 'permissions')
      .filter((one) => one.text === 'write-all')
      .map(({ line }): Flaw => ({ weakness: 'workflow-permissions', line })),
  ];
}

/** The jobs by name, the workflow itself, and what a composite action runs. */
export function listJobs(workflow: Part): [name: string, job: Part][] {
  const jobs = listNamedParts(getField(workflow, 'jobs'));
  return [['', workflow], ...jobs, ...listValues(workflow, 'runs').map((runs): [string, Part] => ['runs', runs])];
}

/** The more a job may do, and the more secrets it gets, the worse it is when others run their commands in it. */
function rateJob(workflow: Part, job: Part, isPrivileged: boolean): number {
  const permissions = getField(job, 'permissions') ?? getField(workflow, 'permissions');
  const granted = [...(permissions?.fields?.values() ?? [])].flat().filter((one) => one.text === 'write').length;
  const isAll = permissions?.text === 'write-all';
  const secrets = new Set<string>();
  for (const { text = '' } of [job, getField(workflow, 'env')].flatMap((part) => (part ? [...listBelow(part)] : [])))
    for (const { code } of listExpressions(text))
      for (const [name] of normalizeAccess(code).matchAll(/\bsecrets\.(?!github_token\b)[\w-]+|\btojson\(secrets\)/gi))
        secrets.add(name.toLowerCase());
  const powers =
    (permissions === undefined ? 1 : isAll ? 10 : granted + Math.min(granted, 1)) +
    Math.min(secrets.size, 5) +
    (isPrivileged ? 3 : 0);
  return Math.round(73 + Math.min(powers, 16)) / 10;
}

/** The names of the context `env` whose values outsiders control, with those that this level sets. */
function addForeignNames(names: ReadonlySet<string>, level: Part): Set<string> {
  const all = new Set(names);
  for (const [name, [value]] of getField(level, 'env')?.fields ?? []) {
    const isForeign = listExpressions(getPartText(value)).some(({ code }) => isForeignCode(code, names));
    if (isForeign) all.add(name.toLowerCase());
    else all.delete(name.toLowerCase());
  }
  return all;
}

function isForeignCode(code: string, names: ReadonlySet<string>): boolean {
  const plain = listResults(normalizeAccess(code));
  const isNamed = [...plain.matchAll(/\benv\.([\w-]+)/gi)].some(([, name = '']) => names.has(name.toLowerCase()));
  return isNamed || foreign.test(plain) || whole.test(plain) || (names.size > 0 && /\btojson\(env\)/i.test(plain));
}

function findInjections(steps: readonly Part[], before: ReadonlySet<string>): Flaw[] {
  const known = new Set(before);
  return steps.flatMap((step) => {
    const names = addForeignNames(known, step);
    const isScript = /^actions\/github-script@/i.test(getPartText(getField(step, 'uses')));
    const scripts = [...listValues(step, 'run'), ...(isScript ? listValues(getField(step, 'with'), 'script') : [])];
    for (const script of scripts) for (const name of listKeptNames(getPartText(script), names)) known.add(name);
    return scripts.flatMap((script): Flaw[] => {
      const text = getPartText(script);
      const found = listExpressions(text).find(({ code }) => isForeignCode(code, names));
      if (found === undefined) return [];
      const line = script.line + text.slice(0, found.at).split('\n').length - 1;
      return [{ weakness: 'workflow-injection', line: Math.min(line, script.endLine) }];
    });
  });
}

/** The variables that a script sets for later steps to such a value: `echo "A=$TITLE" >> "$GITHUB_ENV"`. */
function listKeptNames(text: string, names: ReadonlySet<string>): string[] {
  const kept = /\b([A-Za-z_]\w*)=["']?\$\{?(\w+)\}?["']?[ \t]*>>[ \t]*["']?\$\{?GITHUB_ENV\b/g;
  return [...text.matchAll(kept)].flatMap(([, name = '', value = '']) =>
    names.has(value.toLowerCase()) ? [name.toLowerCase()] : [],
  );
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

/** Writes `github['event']` and Gitea's `gitea.event` as `github.event`, and removes blanks between names. */
function normalizeAccess(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\[ ?'([\w-]+)' ?\]/g, '.$1')
    .replaceAll(/ ?([.()]) ?/g, '$1')
    .replaceAll(/\b(?:gitea|forgejo|forge)(?=[.)])/gi, 'github');
}

const token = /'(?:[^']|'')*'|[\w.*-]+(?:\[[\w*]*\][\w.*-]*)*\(?|&&|\|\||[=!]=|[<>]=?|[!(,)[\]]/g;
/** Their result is true or false, or a hash, whatever the text is. */
const testing = /^(?:contains|startswith|endswith|hashfiles)$/;

/**
 * The names of the contexts whose text may be in the result: not those that are only compared, or that are text before
 * `&&`, which is then empty. https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
function listResults(code: string): string {
  interface Group {
    /** What is called, or the bracket. */
    name: string;
    given: string[];
    /** What the current argument may be, and its last part. */
    texts: string[];
    part: string[];
    isTest: boolean;
  }
  const open = (name: string): Group => ({ name, given: [], texts: [], part: [], isTest: false });
  const endPart = (group: Group, isUsed: boolean): void => {
    if (isUsed && !group.isTest) group.texts.push(...group.part);
    Object.assign(group, { part: [], isTest: false });
  };
  const endArgument = (group: Group): void => {
    endPart(group, true);
    group.given.push(group.texts.splice(0).join(' '));
  };
  const groups = [open(''), open('')];
  const close = (): void => {
    const group = groups.pop();
    if (group === undefined) return;
    endArgument(group);
    const { name, given } = group;
    // A test comes before each alternative.
    const used = name === 'case' ? given.filter((_, index) => index % 2 === 1 || index === given.length - 1) : given;
    const text = used.join(' ');
    if (!testing.test(name) && name !== '[') groups.at(-1)?.part.push(name === 'tojson' ? `tojson(${text})` : text);
  };
  for (const [one] of code.matchAll(token)) {
    const group = groups.at(-1);
    if (group === undefined) break;
    if (/[([]$/.test(one)) groups.push(open(one === '[' ? one : one.slice(0, -1).toLowerCase()));
    else if (/^[)\]]$/.test(one)) {
      if (groups.length > 2) close();
    } else if (one === ',') endArgument(group);
    else if (one === '&&' || one === '||') endPart(group, one === '||');
    else if (/^[=!<>]/.test(one)) group.isTest = true;
    else if (!one.startsWith("'")) group.part.push(one);
  }
  while (groups.length > 1) close();
  return groups[0]?.part.join(' ') ?? '';
}

function checksOutProposal(step: Part): boolean {
  const [uses, ref] = [getPartText(getField(step, 'uses')), getPartText(getField(getField(step, 'with'), 'ref'))];
  const run = getPartText(getField(step, 'run'));
  const isFetched = /\bgit\s+(?:checkout|fetch|pull)\b/.test(run) && proposal.test(run);
  const isChecked = /^actions\/checkout@/i.test(uses) && proposal.test(normalizeAccess(ref));
  return isChecked || isFetched || /\bgh\s+pr\s+checkout\b/.test(run);
}
