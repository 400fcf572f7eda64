/** A surface by the name that people see, taken from the list as a run takes it. */
import { toCamelCase } from '../../../src/gate/settings/settings.ts';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import type { Surface } from '../../../src/gate/surfaces/surface.ts';

type Kind = Surface['kind'];

export const remoteSurfaces = surfaces.filter((each) => each.kind === 'remote');
/** An address for each of them, by the setting that has it. */
export const remoteAddresses = Object.fromEntries(
  remoteSurfaces.map(({ address }) => [toCamelCase(address), `https://chat.example/${address}`]),
);

/** Names of two systems may be the same: `system` tells them apart. */
export function surfaceNamed<K extends Kind>(kind: K, name: string, system?: string): Extract<Surface, { kind: K }> {
  const isIt = (each: Surface): each is Extract<Surface, { kind: K }> =>
    each.kind === kind && each.name === name && (system === undefined || each.system === system);
  const found = surfaces.find(isIt);
  if (found === undefined) throw new Error(`there is no surface ${name}`);
  return found;
}
