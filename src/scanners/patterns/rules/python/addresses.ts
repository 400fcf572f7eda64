/** Values that choose a file or an address. */
import type { PatternRule } from '../../rule.ts';
import { assigned, receiver } from './calls.ts';

const system =
  'remove|unlink|rename|renames|replace|rmdir|removedirs|makedirs|mkdir|listdir|scandir|walk|chmod|chown|symlink|link|truncate';

const tree = 'copy|copy2|copyfile|copymode|copystat|copytree|rmtree|move|make_archive|unpack_archive|chown';

/** A function that only asks whether a file exists tells no more than that. */
const asks = {
  unlessAround:
    /\b(?:open|send_file|send_from_directory|\w*FileResponse|remove|unlink|rmtree|mkdir|makedirs|listdir|iterdir|(?:read|write)_(?:text|bytes))\(/,
  severity: { outside: 'LOW' },
} as const;

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  remediation:
    'Resolve the path and check that it is inside the folder, or use send_from_directory or secure_filename.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      name: /^(?:(?:builtins|io|os|codecs|aiofiles|gzip|bz2|lzma)\.)?open$|(?:^|\.)(?:FileResponse|FileSystemStorage|send_file|send_from_directory)$|^(?:sanic\.)?response\.file(?:_stream)?$|(?:^|\.)linecache\.getlines?$/,
      callee:
        /^(?:builtins|io|os|codecs|aiofiles(?:\.\w+)*|gzip|bz2|lzma|)\.open$|\.(?:FileResponse|FileSystemStorage|send_file|send_from_directory)$|^(?:sanic\.)?response\.file(?:_stream)?$|\.getlines?$/,
      argument: [0],
      keywords: ['file', 'path', 'path_or_file', 'filename_or_fp', 'directory', 'location'],
    },
    {
      name: new RegExp(String.raw`^(?:os\.(?:${system})|shutil\.(?:${tree}))$`),
      callee: new RegExp(String.raw`^(?:os|)\.(?:${system})$|^(?:shutil|)\.(?:${tree})$`),
    },
    {
      query: receiver,
      name: /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/,
      callee: /\.(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/,
    },
    { query: receiver, name: /^open$/, callee: /^pathlib\..*\bopen$/ },
    { query: receiver, name: /^open$/, callee: /^\.open$/, receiver: /\bPath\(|^\([^"']*\// },
    {
      name: /^os\.(?:path\.(?:exists|isfile|isdir|getsize)|stat|access)$/,
      callee: /^(?:os(?:\.path)?|)\.\w+$/,
      argument: [0],
      ...asks,
    },
    {
      query: receiver,
      name: /^(?:exists|is_file|is_dir|stat)$/,
      callee: /^pathlib\..*\.\w+$/,
      inFile: /\bpathlib\b/,
      ...asks,
    },
  ],
};

export const upload: PatternRule = {
  weakness: 'upload',
  remediation: 'Generate the name yourself or use secure_filename, and allow only known file types.',
  severity: { outside: 'HIGH' },
  purpose: 'upload',
  sinks: [{ name: /\.save$/, callee: /\.save$/, argument: [0], keywords: ['dst', 'name'] }],
};

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

/** A site that links its visitors here could send them anywhere itself. */
const source = /^(?!.*\b(?:HTTP_)?referr?er\b)/i;

const target = {
  name: /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/,
  callee: /\.\w+$/,
  argument: [0],
  keywords: ['url', 'location', 'to'],
  source,
};

/** `urlparse(target).netloc` */
const checksHost = /\.(?:netloc|hostname)\b/;

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  remediation: 'Redirect to known paths only; check the target with url_has_allowed_host_and_scheme or your own list.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { ...target, unlessAround: checksHost },
    // It is not known whether the check is the right one.
    { ...target, around: checksHost, severity: { outside: 'LOW' } },
    { query: assigned, name: /\[\s*["']Location["']\s*\]$|^(?:\w+\.)*(?:r|resp|res|response)\.location$/i, source },
    {
      name: /\.(?:send_header|set_header|add_header|append_header)$/,
      callee: /\.\w+$/,
      given: /^\(\s*["']Location["']/i,
      argument: [1],
      source,
    },
    // The answer of a function in the cloud.
    {
      query: '(pair key: (string) @name value: (_) @value) @at',
      name: /^["']Location["']$/i,
      context: /status_?code|headers/i,
      source,
    },
  ],
};
