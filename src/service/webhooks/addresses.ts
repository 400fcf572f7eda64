/** Restricts where a webhook may be sent: not to this machine or its network, unless the operator allows it. */
import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { GateError } from '../../shared/errors.ts';

/** Ranges from IANA's special-purpose registries (RFC 6890 and its updates) that may be meant on purpose. */
const privateRanges: Ranges = {
  ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
};

/** Addresses at which clouds serve credentials inside other ranges: Azure, Alibaba, AWS, Google. */
const metadataRanges: Ranges = {
  ipv4: ['168.63.129.16/32', '100.100.100.200/32'],
  ipv6: ['fd00:ec2::/32', 'fd20:ce::/32'],
};

/**
 * Ranges that are never meant: this host, link-local (where clouds serve credentials), documentation, multicast,
 * reserved.
 */
const closedRanges: Ranges = {
  ipv4: [
    ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
    ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Within 2000::/3, the only allocated range: special purposes, and ranges that embed an IPv4 address (Teredo, 6to4).
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
type Ranges = Readonly<Record<'ipv4' | 'ipv6', readonly string[]>>;

const [privateList, closedList, metadataList] = [privateRanges, closedRanges, metadataRanges].map(createBlockList) as [
  BlockList,
  BlockList,
  BlockList,
];
const globalList = createBlockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });

function createBlockList(ranges: Ranges): BlockList {
  const list = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const range of ranges[family]) {
      const [network = '', bits] = range.split('/');
      list.addSubnet(network, Number(bits), family);
    }
  }
  return list;
}

/** Classifies an IP address. An IPv4 address in IPv6 form is treated as that IPv4 address. */
function classifyAddress(address: string): 'public' | 'private' | 'closed' {
  const plain = parseMappedAddress(address) ?? address.replace(/%.*$/, '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(plain) === 0) return 'closed';
  if (metadataList.check(plain, family)) return 'closed';
  if (privateList.check(plain, family)) return 'private';
  return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}

/** The IPv4 address in `::ffff:…`, in any notation. */
function parseMappedAddress(address: string): string | undefined {
  if (isIP(address) !== 6 || address.includes('%')) return undefined;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}

function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  const range = classifyAddress(address);
  return range === 'public' || (range === 'private' && allowPrivate);
}

const maxUrlLength = 2_000;

/** Throws CONFIG when the URL itself shows that nothing may be sent there. */
export function checkWebhookUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
  if (url === undefined || !['https:', 'http:'].includes(url.protocol)) throw createUrlError('is not an https address');
  if (url.protocol === 'http:' && !allowPrivate)
    throw createUrlError(
      'is not encrypted',
      'Use https. http is allowed only inside your own network, with --allow-private.',
    );
  if (url.username !== '' || url.password !== '') throw createUrlError('contains a user name or a password');
  if (url.hash !== '') throw createUrlError('has a fragment, which is never sent');
  // Without the brackets of IPv6.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowPrivate)) {
    const why =
      classifyAddress(host) === 'private'
        ? 'which is this machine or its network: that needs --allow-private'
        : 'where no webhook may go';
    throw createUrlError(`leads to ${host}, ${why}`);
  }
  return url;
}

function createUrlError(what: string, hint = 'Name an https address that can be reached from here.'): GateError {
  return new GateError('CONFIG', `The URL of a webhook ${what}.`, { hint });
}

/**
 * The DNS lookup of a connection. The connection uses exactly the resolved address, and one forbidden address among
 * several forbids all.
 */
export function createCheckedLookup(allowPrivate: boolean, resolve: typeof resolveName = resolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, allowPrivate));
      const [first] = addresses;
      if (refused !== undefined || first === undefined) {
        const reason = first === undefined ? 'has no address' : `leads to ${refused?.address}, where it may not go`;
        return callback(new Error(`${hostname} ${reason}`), '');
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
