/** Reads the proxies from the machine's variables. */
import { GateError } from '../errors.ts';
import type { ProxySettings } from './http.ts';

/**
 * Throws GateError CONFIG for an invalid address. The message does not repeat it, because it may contain a password.
 */
export function readProxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings {
  return {
    httpProxy: readProxyAddress('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: readProxyAddress('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

function readProxyAddress(name: string, value = ''): string {
  if (value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value))) return value;
  throw new GateError('CONFIG', `The variable ${name} is not the address of a proxy`, {
    reason: 'settings',
    hint: 'Write it as http://host:port, or remove it.',
  });
}
