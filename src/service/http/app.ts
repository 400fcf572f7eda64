/**
 * The embedded service over HTTP: routes from the endpoint table. Each request is admitted, parsed, handled and logged.
 */
import { Hono } from 'hono';
import { type Endpoint, type EndpointName, endpoints } from '../../shared/api/endpoints.ts';
import { getCliInfo, getHealth, listOrganizations, validateKey } from '../handlers/organizations.ts';
import { getRepository, listRepositories, updateRepository } from '../handlers/repositories.ts';
import { getScan, listScans, startScan } from '../handlers/scans.ts';
import { getViolation, listViolations, suppressViolation } from '../handlers/violations.ts';
import { formatErrorLine, type ServiceLog } from '../log.ts';
import { addPages, isForPeople, sendProblem } from '../page/routes.ts';
import type { KeyRecord } from '../store/schema.ts';
import { createRecordId } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createOwnStore, type OwnStore } from '../store/store.ts';
import { type Admission, type AdmissionOptions, createAdmission } from './admission.ts';
import {
  type Handler,
  isRefusal,
  type ListReply,
  type RecordReply,
  type Refusal,
  refuse,
  type Services,
} from './handler.ts';
import { type GitHookOptions, receiveGitHook } from './hooks.ts';
import type { Metrics } from './metrics.ts';
import { describeApi, referenceHeaders, renderReference } from './openapi.ts';
import { readArguments } from './request.ts';
import { type ServiceContext, type ServiceEnvironment, sendRefusal, sendReply } from './response.ts';

export const basePath = '/api/v1';

const handlers: { readonly [N in EndpointName]: Handler<N> } = {
  listOrganizations,
  validateKey,
  getCliInfo,
  getHealth,
  listRepositories,
  getRepository,
  updateRepository,
  listScans,
  startScan,
  getScan,
  listViolations,
  getViolation,
  suppressViolation,
};

export function createApp(
  services: Services,
  options: AdmissionOptions,
  log: ServiceLog,
  gitHook: GitHookOptions,
  metrics: Metrics | undefined,
) {
  const app = new Hono<ServiceEnvironment>();
  const admission = createAdmission(services, options);
  const { store } = services;
  app.use(async (context, next) => {
    const begun = performance.now();
    context.set('requestId', createRecordId('req'));
    const refusal = await admission.ofAny(context);
    if (refusal === undefined) await next();
    else context.res = await refuseRequest(context, services, refusal);
    const [{ status }, durationMs] = [context.res, Math.round(performance.now() - begun)];
    log({ level: 'info', event: 'request', ...readFacts(context), status, durationMs });
  });
  // For whatever starts and watches processes, without a key and without details. `/health`: the process answers.
  // `/ready`: so does its database, with the tables of this version.
  const probeHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  app.get('/health', (context) => context.json({ status: 'healthy' }, 200, probeHeaders));
  app.get('/ready', async (context) => {
    context.set('endpoint', 'ready');
    const isReady = (await store.isUp()) && (await store.isCurrent().catch(() => false));
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503, probeHeaders);
  });
  if (metrics !== undefined) {
    app.get('/metrics', async (context) =>
      context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
    );
  }
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    app.on(endpoint.method, route, (context) => handleEndpoint(name, context, services, admission));
  }
  app.post('/hooks/git', async (context) => {
    context.set('endpoint', 'gitHook');
    const received = await receiveGitHook(context, gitHook);
    const refusal =
      received?.refused === 'UNAUTHORIZED' ? ((await admission.ofStranger(context)) ?? received) : received;
    return refusal === undefined ? context.body(null, 202) : sendRefusal(context, services, refusal);
  });
  app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
  app.get(`${basePath}/docs`, (context) =>
    context.body(renderReference(describeApi(services.baseUrl())), 200, referenceHeaders),
  );
  addPages(app, { services, admission, trustedProxies: options.trustedProxies ?? [], log });
  app.notFound((context) => refuseRequest(context, services, refuse('NOT_FOUND', 'There is no such endpoint.')));
  app.onError((error, context) => {
    log({ level: 'error', event: 'fault', ...readFacts(context), message: formatErrorLine(error) });
    return refuseRequest(context, services, refuse('INTERNAL_ERROR', 'The service failed to answer this request.'));
  });
  return app;
}

/** As a page for people, as JSON for programs. */
async function refuseRequest(context: ServiceContext, services: Services, refusal: Refusal): Promise<Response> {
  return isForPeople(context) ? sendProblem(context, refusal) : sendRefusal(context, services, refusal);
}

function readFacts(context: ServiceContext) {
  const { method, path } = context.req;
  const [requestId, keyId, endpoint] = [context.get('requestId'), context.get('key')?.id, context.get('endpoint')];
  return { requestId, keyId, method, path: redactPath(path), endpoint };
}

/** Keys and other secrets end up in paths by mistake. Path parts that are not our words or identifiers are removed. */
function redactPath(path: string): string {
  const isKnownPart = (part: string) => /^(?:[a-z][a-z.-]{0,15}|v1|(?:repo|scan|vio|org)_[0-9a-z]{1,24})?$/.test(part);
  return path
    .split('/')
    .map((part) => (isKnownPart(part) ? part : '…'))
    .join('/');
}

/** A handler without its endpoint's types. The table above has checked each handler against its endpoint. */
type AnyHandler = (
  request: { args: Record<string, unknown>; key: KeyRecord | undefined },
  services: Omit<Services, 'store'> & { store: Pick<Store, 'isUp'> & Partial<OwnStore> },
) => Promise<ListReply<unknown> | RecordReply<unknown> | Refusal>;

async function handleEndpoint(
  name: EndpointName,
  context: ServiceContext,
  services: Services,
  admission: Admission,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  context.set('endpoint', name);
  const refusal = await admission.to(endpoint, context);
  if (refusal !== undefined) return sendRefusal(context, services, refusal);
  const args = await readArguments(endpoint, context.req.param() as Record<string, string>, context.req.raw);
  if (isRefusal(args)) return sendRefusal(context, services, args as Refusal);
  const handle = handlers[name] as unknown as AnyHandler;
  const key = context.get('key');
  const { isUp } = services.store;
  const store = { isUp, ...(key !== undefined && createOwnStore(services.store, key.organizationId)) };
  const reply = await handle({ args, key }, { ...services, store });
  if (isRefusal(reply)) return sendRefusal(context, services, reply);
  return sendReply(context, services, endpoint, reply);
}
