/** One run that is written to a CI system's interface: in memory, or to a server on this machine. */
import type { Report } from '../../../src/gate/report/report.ts';
import type { OptionalSettings } from '../../../src/gate/settings/reading.ts';
import type { PlatformSurface } from '../../../src/gate/surfaces/surface.ts';
import { createTransport, type Transport } from '../../../src/shared/http/http.ts';
import { sampleReport } from '../report/sample.ts';
import { saidOf } from './alone.ts';
import type { Answer, Asked } from './platform-twins.ts';
import { remoteTarget } from './remote-target.ts';

export interface Scene {
  surface: PlatformSurface;
  variables: Record<string, string | undefined>;
  report?: Report | undefined;
  settings?: Partial<OptionalSettings> | undefined;
  /** What redaction takes out. */
  secrets: readonly string[];
  /** Answers in memory; else requests leave for the address in the variables. */
  twin?: ((asked: Asked) => Answer) | undefined;
}

/** What the log says of it. */
export async function playScene({ surface, variables, report, settings, secrets, twin }: Scene): Promise<string> {
  const { remote } = remoteTarget([], secrets);
  const transport = twin === undefined ? createTransport() : transportTo(twin);
  const target = { ...remote, env: variables, transport: async () => transport };
  const said = await saidOf(surface, { report: report ?? sampleReport(), settings, remote: target });
  await transport.close();
  return said.join('\n');
}

function transportTo(twin: (asked: Asked) => Answer): Transport {
  return {
    async send({ method, url, headers, body }) {
      const answer = twin({ method, url, headers, body });
      const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
      return { kind: 'answer', status: answer.status, text, header: (name) => answer.headers?.[name] };
    },
    close: async () => {},
  };
}
