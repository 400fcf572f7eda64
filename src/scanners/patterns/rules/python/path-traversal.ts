import type { PatternRule } from '../../rule.ts';
import { receiver } from './calls.ts';

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
