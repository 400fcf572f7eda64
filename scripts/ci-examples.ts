/** Generates the files of examples/ci, and their table in docs/ci-systems.md, from what `scan-gate init` writes. */
import { basename } from 'node:path';
import { ciSystems } from '../src/ci/systems/registry.ts';
import { type InitId, initIds } from '../src/cli/init/ids.ts';
import type { Pipeline, ShellRecipe } from '../src/cli/init/recipes/recipe.ts';
import { recipes } from '../src/cli/init/recipes/registry.ts';
import { createExampleRelease, exampleUrl } from './example-release.ts';

/** Names of examples whose file name alone would say too little. */
const names: Partial<Record<InitId, string>> = {
  circleci: 'circleci.yml',
  buildkite: 'buildkite.yml',
  woodpecker: 'woodpecker.yaml',
  semaphore: 'semaphore.yml',
  gitea: 'gitea.yml',
  teamcity: 'teamcity.sh',
};

/** Every system whose job installs the gate in a shell, with the path of its example. */
export function listShellRecipes(): { id: InitId; name: string; path: string; recipe: ShellRecipe }[] {
  return initIds.flatMap((id) => {
    const recipe = recipes[id];
    const name = ciSystems.find((system) => system.id === id)?.name ?? id;
    const file = names[id] ?? basename(recipe.file ?? '').replace(/^\./, '');
    return recipe.kind === 'shell' ? [{ id, name, path: `examples/ci/${file}`, recipe }] : [];
  });
}

/** The pipelines of the folder, which use a service: paths and texts. */
export function renderCiExamples(): [path: string, text: string][] {
  const asking: Pipeline = { baseUrl: exampleUrl, defaultBranch: 'main', gate: createExampleRelease('alone') };
  return listShellRecipes().map(({ path, recipe }) => [path, recipe.render(asking)]);
}

/** A row for each system: its file, and what has to be set there. */
export function renderCiRecipes(): string {
  const rows = listShellRecipes().map(({ name, path, recipe }) => {
    const { file, key, steps = [], require } = recipe;
    const fileText = file === undefined ? 'a build step' : `\`${file}\``;
    const required = require?.('main') ?? '';
    const others = [...steps, `${required.charAt(0).toUpperCase()}${required.slice(1)}`].filter((text) => text !== '');
    return `| ${name} | ${fileText} | [${basename(path)}](../${path}) | ${key.replace(/^Store the API key as /, '')} | ${others.join('. ')} |`;
  });
  const head = ['| system | file | with a service | store the API key as | what else |', '|---|---|---|---|---|'];
  return [...head, ...rows].join('\n');
}
