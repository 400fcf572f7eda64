import type { PatternRule } from '../../rule.ts';

/** Libraries that send requests. */
const library = '(?:requests|httpx|aiohttp|urllib3|httplib2|treq|grequests|requests_html|niquests|curl_cffi)';
const verb = '(?:get|post|put|patch|delete|head|options|ws_connect|getinfo|get_json)';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH' },
  purpose: 'address',
  sinks: [
    // A receiver whose type is not known has one of these names.
    {
      name: new RegExp(String.raw`^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.${verb}$`),
      callee: new RegExp(String.raw`^(?:${library}\b.*|)\.${verb}$`),
      argument: [0],
      keywords: ['url'],
    },
    {
      name: /^(?:requests|httpx|session|client|http|aiohttp|self\.session)\.(?:request|stream)$/,
      callee: new RegExp(String.raw`^(?:${library}\b.*|)\.(?:request|stream)$`),
      argument: [1],
      keywords: ['url'],
    },
    {
      name: new RegExp(String.raw`\.${verb}$`),
      callee: new RegExp(String.raw`^${library}\b.*\.${verb}$`),
      inFile: new RegExp(String.raw`\b${library}\b`),
      argument: [0],
      keywords: ['url'],
    },
    {
      name: /\.(?:request|urlopen|stream)$/,
      callee: new RegExp(String.raw`^${library}\b.*\.(?:request|urlopen|stream)$`),
      inFile: new RegExp(String.raw`\b${library}\b`),
      argument: [1],
      keywords: ['url'],
    },
    {
      name: /(?:^|\.)(?:urlopen|urlretrieve)$|^urllib\d?\.(?:request\.)?Request$/,
      callee: /^(?!urllib3\b).*\.(?:urlopen|urlretrieve|Request)$/,
      argument: [0],
      keywords: ['url', 'fullurl'],
    },
    {
      name: /\.setopt$/,
      callee: /^(?:pycurl\b.*|)\.setopt$/,
      given: /^\(\s*(?:\w+\.)*URL\s*,/,
      argument: [1],
    },
    {
      name: /^(?:http\.client\.HTTPS?Connection|socket\.create_connection|ftplib\.FTP(?:_TLS)?|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet)$/,
      callee:
        /^(?:http\.client|socket|ftplib|smtplib|telnetlib|)\.(?:HTTPS?Connection|create_connection|FTP(?:_TLS)?|SMTP(?:_SSL)?|Telnet)$/,
      argument: [0],
      keywords: ['host', 'address'],
    },
    {
      name: /\.fetch$/,
      callee: /^tornado\.(?:httpclient|curl_httpclient|simple_httpclient)\b.*\.fetch$/,
      argument: [0],
    },
  ],
};
