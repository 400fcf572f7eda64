/**
 * The embedded service over HTTP: routes from the endpoint table. Each request is admitted, parsed, handled, counted for
 * its metrics, and logged.
 */
import { Hono } from 'hono';
import type { Gauge } from 'prom-client';
import { type Endpoint, type EndpointName, endpoints } from '../../shared/api/endpoints.ts';
import { handlers } from '../handlers.ts';
import { formatErrorLine, type LogEntry, type ServiceLog } from '../log.ts';
import { addPages, isForPeople, sendProblem } from '../page/routes.ts';
import type { KeyRecord } from '../store/schema.ts';
import { createRecordId } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createOwnStore, type OwnStore } from '../store/store.ts';
import { type Admission, type AdmissionOptions, createAdmission, receiveGitHook } from './admission.ts';
import { isRefusal, type ListReply, type RecordReply, type Refusal, refuse, type Services } from './handler.ts';
import { describeApi, referenceHeaders, renderReference } from './openapi.ts';
import { readArguments } from './request.ts';
import { type ServiceContext, type ServiceEnvironment, sendRefusal, sendReply } from './response.ts';

export const basePath = '/api/v1';

export function createApp(
  services: Services,
  options: AdmissionOptions,
  log: ServiceLog,
  gitHook: Parameters<typeof receiveGitHook>[1],
  metrics: Awaited<ReturnType<typeof createMetrics>> | undefined,
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
  // The table has checked each handler against its endpoint.
  const handle = handlers[name] as unknown as (
    request: { args: Record<string, unknown>; key: KeyRecord | undefined },
    services: Omit<Services, 'store'> & { store: Pick<Store, 'isUp'> & Partial<OwnStore> },
  ) => Promise<ListReply<unknown> | RecordReply<unknown> | Refusal>;
  const key = context.get('key');
  const { isUp } = services.store;
  const store = { isUp, ...(key !== undefined && createOwnStore(services.store, key.organizationId)) };
  const reply = await handle({ args, key }, { ...services, store });
  if (isRefusal(reply)) return sendRefusal(context, services, reply);
  return sendReply(context, services, endpoint, reply);
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const scanSeconds = [1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
/** An alert on a counter needs it before its first event. */
const expectedEvents = [
  'scan.completed',
  'scan.failed',
  'webhook.failed',
  'webhook.gave-up',
  'webhook.disabled',
  'login.failed',
  'fault',
];

/** For Prometheus, without repository names. */
export async function createMetrics({ scans, outbox }: Pick<Store, 'scans' | 'outbox'>) {
  // Not in the bundle, because only `serve --metrics` needs it.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['endpoint', 'method', 'status'] as const;
  const durations = new Histogram({
    ...{ name: 'scan_gate_request_duration_seconds', help: 'Requests by endpoint and status.' },
    ...{ labelNames, buckets: seconds, registers },
  });
  const events = new Counter({
    ...{ name: 'scan_gate_events_total', help: 'Scans, webhooks and faults by outcome.' },
    ...{ labelNames: ['event'] as const, registers },
  });
  for (const event of expectedEvents) events.inc({ event }, 0);
  const scanDurations = new Histogram({
    ...{ name: 'scan_gate_scan_duration_seconds', help: 'Completed scans of this process.' },
    ...{ buckets: scanSeconds, registers },
  });
  const gauges = {
    scan_gate_scans_unfinished: () => scans.unfinished(),
    scan_gate_scans_waiting: async () => (await scans.list({ status: 'PENDING' }, { page: 1, limit: 1 })).total,
    scan_gate_deliveries_waiting: outbox.waiting,
  };
  for (const [name, read] of Object.entries(gauges)) {
    const help = `${name.replace('scan_gate_', '').replace('_', ', ')}, now.`;
    const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
  }
  return {
    observe: (entry: LogEntry) => {
      if (entry.event === 'scan.completed') scanDurations.observe(Number(entry.durationMs ?? 0) / 1000);
      if (entry.event !== 'request') return events.inc({ event: entry.event });
      const { endpoint = 'other', method = '', status = 0, durationMs = 0 } = entry;
      // An arbitrary method name would create a new series.
      const known = ['GET', 'POST', 'PATCH'].includes(String(method)) ? String(method) : 'other';
      durations.observe({ endpoint, method: known, status }, Number(durationMs) / 1000);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
