/**
 * Generates the tables of CI systems: what the variables and git say for each event, and where each system shows
 * results.
 */
import { ciSystems, readCiRun, type SystemId } from '../src/ci/systems/registry.ts';
import type { CiSystem } from '../src/ci/systems/system.ts';
import { recipes } from '../src/cli/init/recipes/registry.ts';
import { surfaces } from '../src/surfaces/registry.ts';
import { systemRows } from '../test/ci/rows/registry.ts';
import { isRow, type Row, type RowEvent, rowEvents, subjects } from '../test/ci/rows/row.ts';
import { renderTable } from './table.ts';

export function renderCiTable(): string {
  const head = ['system', ...rowEvents, 'rows'];
  const lines = ciSystems.map(({ id, name, docs }) => {
    const { rows, more = {} } = systemRows[id];
    const cells = rowEvents.map((event) => {
      const row = rows[event];
      return isRow(row) ? describeRow(id, event, row) : '–';
    });
    const count = Object.values(rows).filter(isRow).length + Object.keys(more).length;
    return [`[${name}](${docs})`, ...cells, String(count)];
  });
  return renderTable(head, lines);
}

/** Branch, head, base and fork, each with its source. */
function describeRow(id: SystemId, event: RowEvent, row: Row): string {
  const { subject } = { ...subjects[event], ...row };
  const readFilled = (path: string) => fillPlaceholders(row.files?.[path.replace('{folder}.files/', '')]);
  const env = Object.fromEntries(Object.entries(row.env).map(([name, value]) => [name, fillPlaceholders(value) ?? '']));
  const run = readCiRun(env, readFilled);
  if (run?.id !== id) throw new Error(`The variables of ${id}, ${event}, are those of ${run?.id}`);
  const saidFork = run.isFork === undefined ? 'git' : 'variables';
  if (subject === 'refused: fork') return run.isFork === undefined ? '*fork*' : 'fork';
  if (subject.startsWith('refused')) return run.tag === undefined ? '*no branch*' : 'tag';
  const formatSource = (value: unknown) => (value === undefined ? 'git' : 'variables');
  const facts: [string, string][] = [
    ['branch', formatSource(run.branch)],
    ['head', formatSource(run.headSha)],
    ...(subject.includes(' into ')
      ? ([['base', formatSource(run.baseBranch ?? run.defaultBranch)]] as [string, string][])
      : []),
    ...(subject.includes(' fork=') ? ([['fork', saidFork]] as [string, string][]) : []),
  ];
  const ofGit = facts.filter(([, by]) => by === 'git').map(([name]) => name);
  const ofVariables = facts.filter(([, by]) => by === 'variables').map(([name]) => name);
  const parts = [...(ofVariables.length > 0 ? [ofVariables.join(', ')] : []), ...ofGit.map((name) => `*${name}*`)];
  return parts.join(', ');
}

const sha = 'a'.repeat(40);

/** Replaces each placeholder for a commit of the checkout with some commit. */
function fillPlaceholders(text: string | undefined): string | undefined {
  return text?.replaceAll(/\{[A-Z]+(?::(\d+))?\}/g, (_, length: string | undefined) =>
    sha.slice(0, length === undefined ? sha.length : Number(length)),
  );
}

/** Where each system shows results: by itself, and through the files that its recipe writes. */
export function renderCiSurfaces(): string {
  const head = ['system', 'by itself', 'token', 'limits', 'files of its recipe'];
  const listed = ciSystems.filter((system) => system.id !== 'other' && system.id !== 'github');
  const lines = listed.map((system: CiSystem & { id: Exclude<SystemId, 'other'> }) => {
    const own = surfaces.filter((surface) => 'system' in surface && surface.system === system.id);
    const recipe = recipes[system.id];
    const files = recipe.kind === 'shell' ? recipe.reports : [];
    return [
      system.name,
      own.map(({ shows }) => shows.replace(/^[^:]+: /, '').replace(/, when `\w+` is set$/, '')).join('; ') || 'the log',
      own.some(({ kind }) => kind === 'platform') && system.token !== undefined
        ? [system.token]
            .flat()
            .map((name) => `\`${name}\``)
            .join(', ')
        : '–',
      own.flatMap((surface) => ('limits' in surface && surface.limits ? [surface.limits] : [])).join('; ') || '–',
      files.map(({ format, shownIn }) => `\`${format}\`: ${shownIn}`).join('; ') || '–',
    ];
  });
  return renderTable(head, lines);
}
