/**
 * Generates the files of examples/ci anew from themselves, their table in docs/ci-systems.md, and the table of where each
 * CI system shows results.
 */

import { basename } from 'node:path';
import { renderPipeline } from '../src/gate/cli/init/init.ts';
import { type InitId, initIds, type Recipe, recipes } from '../src/gate/cli/init/recipes.ts';
import { ciSystems, type SystemId } from '../src/gate/hosts/registry.ts';
import type { CiSystem } from '../src/gate/hosts/system.ts';
import { surfaces } from '../src/gate/surfaces/registry.ts';
import { renderTable } from './table.ts';

/** The address of the service in examples and pages. */
export const exampleUrl = 'https://scanner.example.com/api/v1';
/** The checksum of no archive: users who forget to replace it get an error. */
export const noChecksum = '0'.repeat(64);

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
  const url = 'https://github.com/scan-gate/scan-gate/releases/download/v1.0.0/scan-gate-cli-1.0.0.tar.gz';
  const gate = { kind: 'url', url, sha256: noChecksum, holds: 'alone' } as const;
  const asking = { baseUrl: exampleUrl, defaultBranch: 'main', gate };
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

/** Where each system shows results: by itself, and through the files that its recipe writes. */
export function renderCiSurfaces(): string {
  const head = ['system', 'by itself', 'token', 'limits', 'files of its recipe'];
  const listed = ciSystems.filter((system) => system.id !== 'other' && system.id !== 'github');
  const lines = listed.map((system: CiSystem & { id: Exclude<SystemId, 'other'> }) => {
    const own = surfaces.filter((surface) => 'system' in surface && surface.system === system.id);
    const files = Object.entries(recipes[system.id].shows ?? {});
    return [
      `[${system.name}](${system.docs})`,
      own.map(({ shows }) => shows.replace(/^[^:]+: /, '').replace(/, when `\w+` is set$/, '')).join('; ') || 'the log',
      own.some(({ kind }) => kind === 'platform') && system.token !== undefined
        ? [system.token]
            .flat()
            .map((name) => `\`${name}\``)
            .join(', ')
        : '–',
      own.flatMap((surface) => ('limits' in surface && surface.limits ? [surface.limits] : [])).join('; ') || '–',
      files.map(([format, place]) => `\`${format}\`: ${place}`).join('; ') || '–',
    ];
  });
  return renderTable(head, lines);
}
