/**
 * A transport that logs every request and its duration. It logs neither host nor query, and nothing of a secret URL.
 */
import type { Transport } from './http.ts';

export function createLoggingTransport(
  transport: Transport,
  log: { level: string; line(text: string): void },
): Transport {
  if (log.level !== 'verbose') return transport;
  return {
    ...transport,
    async send(request) {
      const startedMs = performance.now();
      const outcome = await transport.send(request);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const failed = request.isSecretAddress ? 'failed' : outcome.kind === 'failure' && outcome.message;
      const end = outcome.kind === 'answer' ? outcome.status : failed;
      const place = request.isSecretAddress ? 'to a secret address' : request.url.pathname;
      log.line(`${request.method} ${place}: ${end}, ${seconds} s`);
      return outcome;
    },
  };
}
