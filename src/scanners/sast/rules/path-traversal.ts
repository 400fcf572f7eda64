/** Files, templates and modules whose path comes from outside. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, findEnclosingFunction, findOuter, getKey, getPlainText, unwrap } from '../flow/syntax.ts';
import { isPropertySet, isResponseCall, visitCalls } from './syntax-queries.ts';
import type { Sink, Weakness } from './weakness.ts';

const files =
  /^(?:fs|fs\/promises|fs-extra|graceful-fs|mz\/fs|fs\.promises|fs-promise|original-fs)\.(?:promises\.)?(?:readFile|createReadStream|createWriteStream|writeFile|appendFile|unlink|rm|rmdir|readdir|open|opendir|rename|copyFile|cp|mkdir|symlink|link|truncate|chmod|chown|readlink|readJson|writeJson|outputFile|remove|copy|move|ensureFile|ensureDir|readJSON|emptyDir|exists|stat|lstat|access|readv|watch)(?:Sync)?$/;
const isUnpacking = /^extractAllTo(?:Async)?$/;
const probes = /\.(?:exists|stat|lstat|access)(?:Sync)?$/;
const modules = /^(?:require|require\.resolve)$/;

export const pathTraversal: Weakness = {
  id: 'path-traversal',
  cwe: 'CWE-22',
  title: 'Untrusted input used in a file path (path traversal)',
  description:
    'Untrusted input becomes part of a file path. With "..", an attacker can read or overwrite files outside the intended folder.',
  remediation:
    'Resolve the path against a fixed folder and check that the result is inside it, or use only path.basename of the value.',
  cvss: 7.5,
  severity: { outside: 'HIGH' },
  purpose: 'path',
  kinds: ['web', 'header', 'archive'],
  variants: {
    archive: {
      title: 'Archive entry written outside the target folder (zip slip)',
      description:
        'An archive entry names the path that it is written to. With "..", it overwrites files outside the folder.',
    },
    upload: {
      cwe: 'CWE-434',
      title: 'Uploaded file stored under the name from the client',
      description: 'The client chooses the file type and can overwrite other files with that name.',
      remediation:
        'Generate the name yourself, allow only known extensions, and store the file where it cannot be executed.',
      severity: { outside: 'MEDIUM' },
      cvss: 6.5,
    },
    unpacked: {
      title: 'Untrusted archive extracted without checking its paths (zip slip)',
      description: 'Older versions of the package write an entry with ".." in its name outside the folder.',
      remediation: 'Check that each path is inside the folder before writing it, and keep the package up to date.',
      severity: { outside: 'MEDIUM' },
      cvss: 6.5,
    },
    probe: {
      severity: { outside: 'MEDIUM' },
      title: 'Untrusted input decides which file is checked for existence',
      cvss: 5.3,
    },
    view: { title: 'Untrusted input used as a template name', severity: { outside: 'MEDIUM' } },
    module: {
      cwe: 'CWE-829',
      title: 'Untrusted input used as a module name',
      description: 'Untrusted input decides which file is loaded and run.',
      cvss: 8.8,
    },
  },
  find: (flow) => ({
    ...visitCalls((node): Sink | undefined => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      if (modules.test(name)) return { at: node, values: [first], variant: 'module' };
      if (files.test(name)) {
        const isTwo = /\.(?:rename|copyFile|cp|symlink|link|copy|move)(?:Sync)?$/.test(name);
        const values = isTwo && second !== undefined ? [first, second] : [first];
        const isArchive = values.some((value) => flow.originOf(value).some(({ kind }) => kind === 'archive'));
        return {
          at: node,
          values,
          ...(isArchive ? { variant: 'archive' } : probes.test(name) ? { variant: 'probe' } : {}),
        };
      }
      const method = flow.names.last(node.callee);
      if (isUnpacking.test(method) && flow.loads(/^adm-zip$/) && node.callee.type === 'MemberExpression')
        return { at: node, values: [node.callee.object], variant: 'unpacked' };
      if (isUploadName(flow, node)) return { at: node, values: node.arguments.slice(1, 2), variant: 'upload' };
      if (method === 'mv' && node.callee.type === 'MemberExpression') return { at: node, values: [first] };
      if (!isResponseCall(flow, node)) return undefined;
      if (method === 'render' && getPlainText(first) === undefined)
        return { at: node, values: [first], variant: 'view' };
      const isFile = /^(?:sendFile|sendfile|download|attachment|file)$/.test(method) && method !== 'attachment';
      // With a root, express refuses paths that leave it.
      const hasRoot = node.arguments.slice(1).some((options) => isPropertySet(flow, options, 'root'));
      return isFile && !hasRoot ? { at: node, values: [first] } : undefined;
    }),
    ImportExpression: (node) => ({ at: node, values: [node.source], variant: 'module' }),
  }),
};

/** `cb(null, file.originalname)` in `multer.diskStorage({ filename: (req, file, cb) => … })`. */
function isUploadName(flow: Flow, node: CallSyntax): boolean {
  const fn = findEnclosingFunction(node);
  const callee = unwrap(node.callee);
  const [, file, done] = fn?.params ?? [];
  if (fn === undefined || callee.type !== 'Identifier' || done?.type !== 'Identifier' || done.name !== callee.name)
    return false;
  const { parent } = findOuter(fn);
  const [, name] = node.arguments;
  return (
    parent?.type === 'Property' &&
    getKey(parent) === 'filename' &&
    file !== undefined &&
    name !== undefined &&
    flow.loads(/^(?:multer|fastify-multer|@koa\/multer)/)
  );
}
