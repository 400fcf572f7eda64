/** Weaknesses of container configuration: Docker Compose and Kubernetes. */
import {
  findByPath,
  getField,
  getPartText,
  isFalsePart,
  isTruePart,
  listNamedParts,
  listValues,
  type Part,
} from './part.ts';
import { isDatabasePort } from './ports.ts';
import type { Flaw, IacWeaknessId } from './weaknesses.ts';

/** Access to any of these paths gives control over the machine. */
const mounts: readonly (readonly [path: RegExp, weakness: IacWeaknessId])[] = [
  [/^(?:\/|\/etc|\/root|\/proc|\/sys)\/?$/, 'host-folder'],
  [/^(?:\/var)?\/run\/(?:docker|podman\/podman|containerd\/containerd|crio\/crio)\.sock$/, 'engine-socket'],
];
const capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;

/** What a service of Compose may share with the host by the word `host`. */
const shared: Readonly<Record<string, readonly [weakness: IacWeaknessId, severity?: Flaw['severity']]>> = {
  pid: ['host-processes'],
  ipc: ['host-processes', 'MEDIUM'],
  network_mode: ['host-network'],
};

export function findComposeFlaws(file: Part): Flaw[] {
  return listNamedParts(getField(file, 'services')).flatMap(([owner, service]) =>
    findServiceFlaws(service).map((flaw) => ({ ...flaw, owner })),
  );
}

export function listComposeOwners(file: Part): string[] {
  return listNamedParts(getField(file, 'services')).map(([name]) => name);
}

function findServiceFlaws(service: Part): Flaw[] {
  return [
    ...createFlaws('privileged-container', listValues(service, 'privileged').filter(isTruePart)),
    ...Object.entries(shared).flatMap(([name, [weakness, severity]]) =>
      createFlaws(
        weakness,
        listValues(service, name).filter((one) => one.text === 'host'),
        severity,
      ),
    ),
    ...createFlaws(
      'added-capability',
      listValues(service, 'cap_add').filter((one) => capabilities.test(getPartText(one))),
    ),
    ...findMounts(listValues(service, 'volumes'), getVolumeSource),
    ...createFlaws('published-port', listValues(service, 'ports').filter(isPublishedDatabase)),
  ];
}

function findMounts(parts: readonly Part[], getPath: (part: Part) => string): Flaw[] {
  return mounts.flatMap(([path, weakness]) =>
    createFlaws(
      weakness,
      parts.filter((one) => path.test(getPath(one))),
    ),
  );
}

function getVolumeSource(volume: Part): string {
  return volume.text?.split(':', 1)[0] ?? getPartText(getField(volume, 'source'));
}

/** `5432:5432`, `0.0.0.0:5432:5432/tcp`, or the fields `target`, `published` and `host_ip`. */
function isPublishedDatabase(port: Part): boolean {
  const long = getField(port, 'target');
  if (long !== undefined)
    return (
      isDatabasePort(Number(getPartText(long))) &&
      getField(port, 'published') !== undefined &&
      !isLocalAddress(getPartText(getField(port, 'host_ip')))
    );
  const [target = '', published, address = ''] = getPartText(port)
    .replace(/\/\w+$/, '')
    .split(':')
    .reverse();
  return published !== undefined && isDatabasePort(Number(target)) && !isLocalAddress(address);
}

function isLocalAddress(address: string): boolean {
  return /^(?:127\.|localhost|\[?::1|\$)/.test(address);
}

export function findKubernetesFlaws(manifest: Part): Flaw[] {
  return [...listOwned(manifest, nameManifest(manifest))].flatMap(([owner, part]) =>
    [...findRoleFlaws(part), ...findPodFlaws(part)].map((flaw) => ({ ...flaw, owner })),
  );
}

export function listKubernetesOwners(manifest: Part): string[] {
  return [...new Set([...listOwned(manifest, nameManifest(manifest))].map(([owner]) => owner))];
}

function nameManifest(manifest: Part): string {
  return `${getPartText(getField(manifest, 'kind'))}/${getPartText(getField(getField(manifest, 'metadata'), 'name'))}`;
}

/** Every part of a manifest, with what it belongs to: a container, or the manifest itself, also as an item of a list. */
function* listOwned(part: Part, owner: string): Generator<[owner: string, part: Part]> {
  yield [owner, part];
  for (const item of part.items ?? []) yield* listOwned(item, owner);
  for (const [name, parts] of part.fields ?? []) {
    const isContainer = /^(?:c|initC|ephemeralC)ontainers$/.test(name);
    for (const each of parts.flatMap((one) => (isContainer || name === 'items' ? (one.items ?? [one]) : [one]))) {
      const own = getPartText(getField(each, 'name'));
      const inner = isContainer ? `${owner} ${own}` : name === 'items' ? nameManifest(each) : owner;
      yield* listOwned(each, inner);
    }
  }
}

/** The specification of a pod is nested differently in each kind, so its parts are recognized by name at any depth. */
function findPodFlaws(part: Part): Flaw[] {
  return [
    ...createFlaws('privileged-container', findByPath(part, ['securityContext', 'privileged']).filter(isTruePart)),
    ...createFlaws('host-processes', listValues(part, 'hostPID').filter(isTruePart)),
    ...createFlaws('host-processes', listValues(part, 'hostIPC').filter(isTruePart), 'MEDIUM'),
    ...createFlaws('host-network', listValues(part, 'hostNetwork').filter(isTruePart)),
    ...createFlaws(
      'added-capability',
      findByPath(part, ['securityContext', 'capabilities', 'add']).filter((one) => capabilities.test(getPartText(one))),
    ),
    ...findMounts(findByPath(part, ['hostPath', 'path']), getPartText),
    ...createFlaws('root-user', [
      ...findByPath(part, ['securityContext', 'runAsUser']).filter((one) => one.text === '0'),
      ...findByPath(part, ['securityContext', 'runAsNonRoot']).filter(isFalsePart),
    ]),
    ...createFlaws(
      'privilege-escalation',
      findByPath(part, ['securityContext', 'allowPrivilegeEscalation']).filter(isTruePart),
    ),
  ];
}

function findRoleFlaws(part: Part): Flaw[] {
  const kind = getPartText(getField(part, 'kind'));
  if (!/^(?:Cluster)?Role(?:List)?$/.test(kind)) return [];
  // The items of such a list may leave their kind out.
  const roles = kind.endsWith('List')
    ? findByPath(part, ['items']).filter((one) => getField(one, 'kind') === undefined)
    : [part];
  return createFlaws('wide-permissions', roles.flatMap((role) => findByPath(role, ['rules'])).filter(allowsEverything));
}

function allowsEverything(rule: Part): boolean {
  const isAll = (name: string) => listValues(rule, name).some((one) => one.text === '*');
  return isAll('verbs') && isAll('resources');
}

function createFlaws(weakness: IacWeaknessId, parts: readonly Part[], severity?: Flaw['severity']): Flaw[] {
  return parts.map(({ line }) => ({ weakness, line, ...(severity === undefined ? {} : { severity }) }));
}
