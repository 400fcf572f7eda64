/** Reads the proxies from the machine's variables. */
import { invalidProxy, type ProxySettings } from './http.ts';

/** A value that is not an address becomes `invalidProxy`: only a request that would use it fails. */
export function readProxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings {
  return {
    httpProxy: readProxyAddress(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: readProxyAddress(env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

/** `proxy:3128` means `http://proxy:3128`, as it does for curl. */
function readProxyAddress(value = ''): string {
  const text = value.trim();
  if (text === '') return '';
  const address = text.includes('://') ? text : `http://${text}`;
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : invalidProxy;
}
