/** Weaknesses of container configuration: Docker Compose and Kubernetes. */
import {
  findByPath,
  getField,
  getPartText,
  isFalsePart,
  isTruePart,
  listBelow,
  listValues,
  type Part,
} from './part.ts';
import { isDatabasePort } from './ports.ts';
import type { Flaw, IacWeaknessId } from './weaknesses.ts';

/** Access to any of these paths gives control over the machine. */
const powerful =
  /^(?:\/|\/etc|\/root|\/proc|\/sys|\/var\/run\/docker\.sock|\/run\/(?:docker|containerd\/containerd|crio\/crio)\.sock)\/?$/;
const capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;

export function findComposeFlaws(file: Part): Flaw[] {
  const services = [...(getField(file, 'services')?.fields?.values() ?? [])].flat();
  return services.flatMap((service) => [
    ...createFlaws('privileged-container', [
      ...listValues(service, 'privileged').filter(isTruePart),
      ...listValues(service, 'pid').filter((one) => one.text === 'host'),
      ...listValues(service, 'cap_add').filter((one) => capabilities.test(getPartText(one))),
      ...listValues(service, 'volumes').filter((one) => powerful.test(getVolumeSource(one))),
    ]),
    ...createFlaws('published-port', listValues(service, 'ports').filter(isPublishedDatabase)),
  ]);
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

/** The specification of a pod is nested differently in each kind, so its parts are recognised by name at any depth. */
export function findKubernetesFlaws(manifest: Part): Flaw[] {
  const kind = getPartText(getField(manifest, 'kind'));
  if (/^(?:Cluster)?Role$/.test(kind))
    return createFlaws('wide-permissions', findByPath(manifest, ['rules']).filter(allowsEverything));
  const found: Flaw[] = [];
  for (const part of listBelow(manifest)) {
    found.push(
      ...createFlaws('privileged-container', [
        ...findByPath(part, ['securityContext', 'privileged']).filter(isTruePart),
        ...listValues(part, 'hostPID').filter(isTruePart),
        ...findByPath(part, ['securityContext', 'capabilities', 'add']).filter((one) =>
          capabilities.test(getPartText(one)),
        ),
        ...findByPath(part, ['hostPath', 'path']).filter((one) => powerful.test(getPartText(one))),
      ]),
      ...createFlaws(
        'privileged-container',
        ['hostNetwork', 'hostIPC'].flatMap((name) => listValues(part, name)).filter(isTruePart),
        'MEDIUM',
      ),
      ...createFlaws('root-user', [
        ...findByPath(part, ['securityContext', 'runAsUser']).filter((one) => one.text === '0'),
        ...findByPath(part, ['securityContext', 'runAsNonRoot']).filter(isFalsePart),
        ...findByPath(part, ['securityContext', 'allowPrivilegeEscalation']).filter(isTruePart),
      ]),
    );
  }
  return found;
}

function allowsEverything(rule: Part): boolean {
  const isAll = (name: string) => listValues(rule, name).some((one) => one.text === '*');
  return isAll('verbs') && isAll('resources');
}

function createFlaws(weakness: IacWeaknessId, parts: readonly Part[], severity?: Flaw['severity']): Flaw[] {
  return parts.map(({ line }) => ({ weakness, line, ...(severity === undefined ? {} : { severity }) }));
}
