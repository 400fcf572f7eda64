/** Generates the files of examples/ci anew from themselves, and their table in docs/ci-systems.md. */
import { basename } from 'node:path';
import { renderPipeline } from '../src/gate/cli/init/fill.ts';
import { type InitId, initIds, type Recipe, recipes } from '../src/gate/cli/init/recipes.ts';
import { ciSystems } from '../src/gate/hosts/registry.ts';
import { createExampleRelease, exampleUrl } from './example-release.ts';

/** Every system whose job installs the gate in a shell, with the path of its example. */
export function listShellRecipes(): { id: InitId; name: string; path: string; recipe: Recipe }[] {
  return initIds.flatMap((id) => {
    const recipe = recipes[id];
    const name = ciSystems.find((system) => system.id === id)?.name ?? id;
    return recipe.isAction ? [] : [{ id, name, path: `examples/${recipe.example}`, recipe }];
  });
}

/** The pipelines of the folder, which use a service: paths and texts. The lines that all have in common are written anew. */
export function renderCiExamples(): [path: string, text: string][] {
  const asking = { baseUrl: exampleUrl, defaultBranch: 'main', gate: createExampleRelease('alone') };
  return listShellRecipes().map(({ path, recipe }) => [path, renderPipeline(recipe, asking)]);
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
