/** A surface by the name that people see, taken from the list as a run takes it. */
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import type { Surface } from '../../../src/gate/surfaces/surface.ts';

type Kind = Surface['kind'];

/** Names of two systems may be the same: `system` tells them apart. */
export function surfaceNamed<K extends Kind>(kind: K, name: string, system?: string): Extract<Surface, { kind: K }> {
  const isIt = (each: Surface): each is Extract<Surface, { kind: K }> =>
    each.kind === kind && each.name === name && (system === undefined || each.system === system);
  const found = surfaces.find(isIt);
  if (found === undefined) throw new Error(`there is no surface ${name}`);
  return found;
}
