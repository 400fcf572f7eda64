/** Generates the table of CI systems: where each shows results. */
import { recipes } from '../src/gate/cli/init/recipes.ts';
import { ciSystems, type SystemId } from '../src/gate/hosts/registry.ts';
import type { CiSystem } from '../src/gate/hosts/system.ts';
import { surfaces } from '../src/gate/surfaces/registry.ts';
import { renderTable } from './table.ts';

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
