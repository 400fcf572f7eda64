/** What both entries do with their process: the environment's proxies, signals, and the version. */
import type { ProxySettings } from './api/http.ts';
import { type Clock, createClock } from './clock.ts';
import { GateError } from './errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const version = '0.1.0';

const cancelMs = 5000;

/** Throws GateError CONFIG for an address that is none; it is not repeated, because it may hold a password. */
export function proxySettings(env: Environment): ProxySettings {
  return {
    httpProxy: proxyAddress('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: proxyAddress('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

function proxyAddress(name: string, value = ''): string {
  if (value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value))) return value;
  throw new GateError('CONFIG', `The variable ${name} is not the address of a proxy`, {
    reason: 'settings',
    hint: 'Write it as http://host:port, or remove it.',
  });
}

export interface Cancellation {
  signal: AbortSignal;
  /** 130 or 143 once a signal came, else undefined. */
  exitCode(): 130 | 143 | undefined;
  end(): void;
}

/** Turns SIGINT and SIGTERM into an abort; a run that has not ended 5 s later is ended. */
export function watchSignals(): Cancellation {
  const controller = new AbortController();
  let code: 130 | 143 | undefined;
  const on = (signal: 'SIGINT' | 'SIGTERM') => {
    code ??= signal === 'SIGINT' ? 130 : 143;
    const exitCode = code;
    setTimeout(() => process.exit(exitCode), cancelMs).unref();
    controller.abort(new GateError('CANCELLED', `Cancelled by ${signal}`));
  };
  process.on('SIGINT', on);
  process.on('SIGTERM', on);
  return {
    signal: controller.signal,
    exitCode: () => code,
    end() {
      process.off('SIGINT', on);
      process.off('SIGTERM', on);
    },
  };
}

/** The clock of a run. SCAN_GATE_TIME_SCALE, for tests, counts only where the service is on this machine. */
export function clockFor(env: Environment, isServiceLocal: boolean): Clock {
  const scale = Number(env.SCAN_GATE_TIME_SCALE);
  return createClock(isServiceLocal && scale >= 1 && scale <= 10_000 ? scale : 1);
}
