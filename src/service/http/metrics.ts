/**
 * Metrics of the service for Prometheus, counted from its log entries, without repository names. Their package is not
 * in the bundle, because only `serve --metrics` needs it.
 */
import type { Gauge } from 'prom-client';
import type { LogEntry } from '../log.ts';
import type { Store } from '../store/store.ts';

export interface Metrics {
  observe(entry: LogEntry): void;
  contentType: string;
  text(): Promise<string>;
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

export async function createMetrics({ scans, outbox }: Pick<Store, 'scans' | 'outbox'>): Promise<Metrics> {
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
    observe: (entry) => {
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
