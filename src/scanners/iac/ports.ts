/** Finds network rules that open a sensitive port to every address. */
import { getField, getPartText, listValues, type Part, type Resource, toLines } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Ports of remote shells, desktops, container engines, databases and file shares. */
const guarded = [
  22, 23, 135, 139, 445, 1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5439, 5601, 5900, 5985, 6379, 6443, 9042, 9200,
  9300, 10250, 11211, 27017,
];
const everybody = /^(?:\*|0\.0\.0\.0|any|internet)$/i;
const sources = [
  'cidr_blocks',
  'ipv6_cidr_blocks',
  'cidr_ip',
  'cidr_ipv4',
  'cidr_ipv6',
  'cidr_ipv_6',
  'source_ranges',
  'source_address_prefix',
  'source_address_prefixes',
  'source',
];

/**
 * Whether the addresses are so many that a large part of the Internet is among them. No network of an organization has
 * a range of IPv4 with a prefix below 8; a list of ranges counts when it contains half of all addresses.
 */
export function isOpenToInternet(addresses: readonly Part[]): boolean {
  const ranges = addresses.map((one) => getPartText(one).trim());
  if (ranges.some((one) => everybody.test(one))) return true;
  const sizes = [...new Set(ranges)].map(measureRange);
  return sizes.some((size) => size > 2 ** -8) || sizes.reduce((sum, size) => sum + size, 0) >= 0.5;
}

/** The part of all addresses that a range contains. Private ranges contain none of them. */
function measureRange(range: string): number {
  const [, address = '', prefix = ''] = /^([\d.]+|[\da-f:]*:[\da-f:.]*)\/(\d{1,3})$/i.exec(range) ?? [];
  const isPrivate = /^(?:10\.|f[cde]|ff)/i.test(address);
  return prefix === '' || (isPrivate && Number(prefix) >= 7) ? 0 : 2 ** -Number(prefix);
}

/** Database ports in Compose. Other ports, such as those of shells, are published on purpose. */
export function isDatabasePort(port: number): boolean {
  return [1433, 1521, 3306, 5432, 5439, 6379, 9042, 9200, 9300, 11211, 27017].includes(port);
}

export function findOpenPorts(resource: Resource): Flaw[] {
  return listIncomingRules(resource).flatMap((rule) => {
    const isOpen = isOpenToInternet(sources.flatMap((name) => listValues(rule, name)));
    if (!isOpen || !listPortRanges(rule).some(([first, last]) => guarded.some((port) => first <= port && port <= last)))
      return [];
    return [{ weakness: 'open-port', ...toLines(rule) } as const];
  });
}

/** The rules for incoming traffic. */
function listIncomingRules(resource: Resource): Part[] {
  const { type } = resource;
  if (/^aws_(?:default_)?security_group$/.test(type))
    return [...listValues(resource, 'ingress'), ...listValues(resource, 'security_group_ingress')];
  if (/^aws_(?:vpc_)?security_group_(?:ingress_)?rule$|^aws_security_group_ingress$/.test(type))
    return /egress/.test(getPartText(getField(resource, 'type'))) ? [] : [resource];
  if (/^azurerm_network_security_(?:group|rule)$/.test(type)) {
    const rules = type.endsWith('rule') ? [resource] : listValues(resource, 'security_rule');
    return rules.filter(
      (rule) =>
        /^inbound$/i.test(getPartText(getField(rule, 'direction'))) &&
        /^allow$/i.test(getPartText(getField(rule, 'access'))),
    );
  }
  if (type === 'google_compute_firewall')
    return /egress/i.test(getPartText(getField(resource, 'direction'))) ? [] : [resource];
  if (type === 'oci_core_security_list') return listValues(resource, 'ingress_security_rules');
  return type === 'alicloud_security_group_rule' && !/egress/.test(getPartText(getField(resource, 'type')))
    ? [resource]
    : [];
}

const allPorts: readonly [number, number] = [0, 65_535];

function listPortRanges(rule: Part): (readonly [number, number])[] {
  const protocol = getPartText(getField(rule, 'protocol') ?? getField(rule, 'ip_protocol'));
  if (/^(?:-1|all|\*)$/i.test(protocol) && getField(rule, 'destination_port_range') === undefined) return [allPorts];
  const from = getField(rule, 'from_port');
  if (from !== undefined) {
    const [first, last] = [
      Number(getPartText(from)),
      Number(getPartText(getField(rule, 'to_port')) || getPartText(from)),
    ];
    return getPartText(from) === ''
      ? []
      : [first === 0 && last === 0 && /^-1$/.test(protocol) ? allPorts : [first, last]];
  }
  const listed = ['destination_port_range', 'destination_port_ranges', 'port_range'].flatMap((name) =>
    listValues(rule, name),
  );
  const allowed = listValues(rule, 'allow');
  const ports = [...listed, ...allowed.flatMap((one) => listValues(one, 'ports'))].map((one) =>
    parsePortRange(getPartText(one)),
  );
  if (allowed.some((one) => /^all$/i.test(getPartText(getField(one, 'protocol'))))) return [allPorts];
  return [
    ...ports,
    ...listValues(rule, 'tcp_options').map((options): readonly [number, number] => [
      Number(getPartText(getField(options, 'min')) || -1),
      Number(getPartText(getField(options, 'max')) || -1),
    ]),
  ];
}

function parsePortRange(text: string): readonly [number, number] {
  if (text === '*' || text === '-1/-1') return allPorts;
  const [, first, last = first] = /^(\d+)(?:[-/](\d+))?$/.exec(text) ?? [];
  return first === undefined ? [-1, -1] : [Number(first), Number(last)];
}
