/** The CI systems for which `scan-gate init` has a recipe, and how it recognizes them. */
import { ciSystems } from '../../ci/systems/registry.ts';
import { type InitId, initIds } from './ids.ts';
import type { Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes/registry.ts';

export interface InitSystem {
  id: InitId;
  name: string;
  recipe: Recipe;
}

/** In the order in which `--ci` lists them. */
export const initSystems: readonly InitSystem[] = initIds.map((id) => ({
  id,
  name: ciSystems.find((system) => system.id === id)?.name ?? id,
  recipe: recipes[id],
}));

/** Systems without a recipe, by the path that shows them. */
export const otherSystems: Readonly<Record<string, string>> = {
  '.cirrus.yml': 'Cirrus CI',
  'bamboo-specs': 'Bamboo',
  '.harness': 'Harness',
};

interface DetectedSystem {
  system: InitSystem;
  /** The path, or the host of the remote, that shows the system. */
  by: string;
}

/**
 * All systems that are used in the checkout, the likeliest first: those of the repository's host, then in the order of
 * the table.
 */
export function detectSystems(isThere: (path: string) => boolean, host: string | undefined): DetectedSystem[] {
  const isHosted = ({ recipe }: InitSystem) => host !== undefined && recipe.hosts?.test(host) === true;
  const byFile = initSystems.flatMap((system) => {
    const { file, marks } = system.recipe;
    const mark = [...(file === undefined ? [] : [file]), ...marks].find(isThere);
    return mark === undefined ? [] : [{ system, by: mark }];
  });
  const byHost = initSystems.filter(isHosted).map((system) => ({ system, by: host ?? '' }));
  const detected = byFile.length === 0 ? byHost : byFile;
  return detected.toSorted((a, b) => Number(isHosted(b.system)) - Number(isHosted(a.system)));
}
