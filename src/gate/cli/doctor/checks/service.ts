/** Checks whether the service is reachable, accepts the key, and knows this repository. */

import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError, toGateError } from '../../../../shared/errors.ts';
import { invalidProxy, readProxySettings } from '../../../../shared/http/http.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import { createNoKeyError } from '../../../story/guards.ts';
import type { DoctorContext } from '../doctor-context.ts';
import { type Check, type DoctorFinding, reportNotTried, reportOk } from '../doctor-context.ts';

export async function checkService({ service, settings, session }: DoctorContext): Promise<DoctorFinding> {
  const { origin } = new URL(settings.baseUrl);
  const { status, version, services = {} } = await service.health();
  const parts = Object.entries(services).map(([name, state]) => `${name}: ${state}`);
  const ill = [...(status === 'healthy' ? [] : [`it is ${status}`]), ...parts.filter((part) => !part.endsWith(': up'))];
  const details = [...parts, ...formatProxies(session.env)];
  if (ill.length === 0) {
    return reportOk(`${origin} is healthy${version === undefined ? '' : `, version ${version}`}`, details);
  }
  throw new GateError('UNAVAILABLE', `${origin} answers, and reports: ${ill.join(', ')}`, {
    hint: 'Ask the operators of the service.',
  });
}

/** The proxy of a request depends on all of these variables. */
function formatProxies(env: DoctorContext['session']['env']): string[] {
  const { httpProxy, httpsProxy, noProxy } = readProxySettings(env);
  const stripCredentials = (address: string) => {
    if (address === invalidProxy) return 'not a valid address';
    return address === '' ? '' : new URL(address).origin;
  };
  const named = {
    HTTPS_PROXY: stripCredentials(httpsProxy),
    HTTP_PROXY: stripCredentials(httpProxy),
    NO_PROXY: noProxy,
  };
  return Object.entries(named).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}

export async function checkKey({ service, settings }: DoctorContext): Promise<DoctorFinding> {
  if (settings.apiKey === undefined) throw createNoKeyError();
  if (await isUnreachable(service)) return reportNotTried('the service was not reached');
  const refused = (why: string) =>
    new GateError('AUTH', `The service refused the API key: GET /cli/auth/validate ${why}`, { hint: newKeyHint });
  const { valid, user, permissions } = await service.key().catch((error: unknown) => {
    // For this call 401 has only one meaning.
    throw toGateError(error).status === 401 ? refused('answered 401') : error;
  });
  if (!valid) throw refused('says that it is not valid');
  const stated = permissions?.length ? [`permissions that the service states: ${permissions.join(', ')}`] : [];
  return reportOk(user?.name ? `valid, of ${user.name}` : 'valid', stated);
}

export async function checkRepository({ service, settings }: DoctorContext): Promise<DoctorFinding> {
  const { name, repository_id: id, vcs_url: address } = await service.repository();
  const isCompared = settings.repositoryId === undefined || !settings.allowForeignRepository;
  const compared = isCompared ? [] : ['allow-foreign-repository is on: its address was not compared'];
  return reportOk(`${name} (${id}), ${address ?? 'no address stated'}`, compared);
}

/** Checks what a run reads of a scan. Only a scan would show whether the key may start one. */
export async function checkAccess({ service }: DoctorContext): Promise<DoctorFinding> {
  const found = await service.repository().catch(() => undefined);
  if (found === undefined) return reportNotTried('no repository to read them from');
  const client = await service.client();
  const { repository_id } = found;
  const scans = await client.listScans({ repository_id, limit: 1 });
  const violations = await client.listViolations({ repository_id, limit: 1 });
  return reportOk(`${pluralize(scans.total, 'scan')} and ${pluralize(violations.total, 'finding')} can be read`);
}

/** A larger difference is not a slow response. It makes the ages of findings and exceptions wrong. */
const maxClockSkewMs = 60_000;

export async function checkClock({ service, isConnected }: DoctorContext): Promise<DoctorFinding> {
  if (!isConnected) return reportNotTried('no service to compare this machine with');
  await service.health().catch(() => {});
  const aheadMs = await service.client().then(
    (client) => client.serverAheadMs(),
    () => undefined,
  );
  if (aheadMs === undefined) return reportNotTried('no answer of the service states the time');
  if (Math.abs(aheadMs) <= maxClockSkewMs) return reportOk('in sync with the service');
  const [skew, way] = [formatSeconds(Math.abs(aheadMs)), aheadMs > 0 ? 'behind' : 'ahead of'];
  throw new GateError('CONFIG', `This machine's clock is ${skew} ${way} the service's`, {
    hint: 'Set the clock that is wrong: exceptions, the age of findings and certificates depend on it.',
  });
}

/** Why what a check needs is missing. Undefined if nothing is. */
export async function checkNeeds(
  needs: Check['needs'],
  { isConnected, fault, service }: DoctorContext,
): Promise<DoctorFinding | undefined> {
  if (needs === undefined) return undefined;
  if (!isConnected && fault !== undefined) return reportNotTried('no service can be asked with these settings');
  if (!isConnected)
    return reportNotTried('base-url is not set', 'Without a service, scan here: scan-gate run --embedded .');
  if (needs === 'service') return undefined;
  if (await isUnreachable(service)) return reportNotTried('the service was not reached');
  const isValid = await service.key().then(
    ({ valid }) => valid,
    () => false,
  );
  return isValid ? undefined : reportNotTried('the key was not accepted');
}

/** A service that responds at all can be asked further questions. */
async function isUnreachable({ health }: DoctorContext['service']): Promise<boolean> {
  return health().then(
    () => false,
    (error: unknown) => {
      const { code, status } = toGateError(error);
      return status === undefined && code !== 'PROTOCOL';
    },
  );
}
