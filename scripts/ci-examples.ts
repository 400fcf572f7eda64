/** Generates the files of examples/ci, and the recipes of docs/ci-systems.md, from what `scan-gate init` writes. */
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

/** A table, and the pipeline of every system in a folded section. */
export function renderCiRecipes(): string {
  const scanning: Pipeline = { baseUrl: undefined, defaultBranch: 'main', gate: createExampleRelease('package') };
  const systems = listShellRecipes();
  const rows = systems.map(({ name, path, recipe }) => {
    const { file, key, steps = [] } = recipe;
    const fileText = file === undefined ? 'a build step' : `\`${file}\``;
    return `| ${name} | ${fileText} | [${basename(path)}](../${path}) | ${key.replace(/^Store the API key as /, '')} | ${steps.join('. ')} |`;
  });
  const head = ['| system | file | with a service | store the API key as | what else |', '|---|---|---|---|---|'];
  const texts = systems.map(({ name, path, recipe }) => {
    const language = /\.ya?ml$/.test(path) ? 'yaml' : path.endsWith('.sh') ? 'sh' : 'groovy';
    const code = `\`\`\`${language}\n${recipe.render(scanning)}\`\`\``;
    return `<details><summary>${name}</summary>\n\n${code}\n\n</details>`;
  });
  return [[...head, ...rows].join('\n'), ...texts].join('\n\n');
}
