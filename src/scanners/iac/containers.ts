/** Weaknesses of container configuration: Docker Compose and Kubernetes. */
import { below, each, field, isFalse, isTrue, type Part, reach, textOf } from './part.ts';
import { isDatabasePort } from './ports.ts';
import type { Flaw, IacWeaknessId } from './weaknesses.ts';

/** Access to any of these paths gives control over the machine. */
const powerful =
  /^(?:\/|\/etc|\/root|\/proc|\/sys|\/var\/run\/docker\.sock|\/run\/(?:docker|containerd\/containerd|crio\/crio)\.sock)\/?$/;
const capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;

export function flawsOfCompose(file: Part): Flaw[] {
  const services = [...(field(file, 'services')?.fields?.values() ?? [])].flat();
  return services.flatMap((service) => [
    ...marked('privileged-container', [
      ...each(service, 'privileged').filter(isTrue),
      ...each(service, 'pid').filter((one) => one.text === 'host'),
      ...each(service, 'cap_add').filter((one) => capabilities.test(textOf(one))),
      ...each(service, 'volumes').filter((one) => powerful.test(sourceOf(one))),
    ]),
    ...marked('published-port', each(service, 'ports').filter(isPublishedDatabase)),
  ]);
}

function sourceOf(volume: Part): string {
  return volume.text?.split(':', 1)[0] ?? textOf(field(volume, 'source'));
}

/** `5432:5432`, `0.0.0.0:5432:5432/tcp`, or the fields `target`, `published` and `host_ip`. */
function isPublishedDatabase(port: Part): boolean {
  const long = field(port, 'target');
  if (long !== undefined)
    return (
      isDatabasePort(Number(textOf(long))) &&
      field(port, 'published') !== undefined &&
      !isLocal(textOf(field(port, 'host_ip')))
    );
  const [target = '', published, address = ''] = textOf(port)
    .replace(/\/\w+$/, '')
    .split(':')
    .reverse();
  return published !== undefined && isDatabasePort(Number(target)) && !isLocal(address);
}

function isLocal(address: string): boolean {
  return /^(?:127\.|localhost|\[?::1|\$)/.test(address);
}

/** The specification of a pod is nested differently in each kind, so its parts are recognised by name at any depth. */
export function flawsOfKubernetes(manifest: Part): Flaw[] {
  const kind = textOf(field(manifest, 'kind'));
  if (/^(?:Cluster)?Role$/.test(kind))
    return marked('wide-permissions', reach(manifest, ['rules']).filter(isEverything));
  const found: Flaw[] = [];
  for (const part of below(manifest)) {
    found.push(
      ...marked('privileged-container', [
        ...reach(part, ['securityContext', 'privileged']).filter(isTrue),
        ...each(part, 'hostPID').filter(isTrue),
        ...reach(part, ['securityContext', 'capabilities', 'add']).filter((one) => capabilities.test(textOf(one))),
        ...reach(part, ['hostPath', 'path']).filter((one) => powerful.test(textOf(one))),
      ]),
      ...marked(
        'privileged-container',
        ['hostNetwork', 'hostIPC'].flatMap((name) => each(part, name)).filter(isTrue),
        'MEDIUM',
      ),
      ...marked('root-user', [
        ...reach(part, ['securityContext', 'runAsUser']).filter((one) => one.text === '0'),
        ...reach(part, ['securityContext', 'runAsNonRoot']).filter(isFalse),
        ...reach(part, ['securityContext', 'allowPrivilegeEscalation']).filter(isTrue),
      ]),
    );
  }
  return found;
}

function isEverything(rule: Part): boolean {
  const isAll = (name: string) => each(rule, name).some((one) => one.text === '*');
  return isAll('verbs') && isAll('resources');
}

function marked(weakness: IacWeaknessId, parts: readonly Part[], severity?: Flaw['severity']): Flaw[] {
  return parts.map(({ line }) => ({ weakness, line, ...(severity === undefined ? {} : { severity }) }));
}
