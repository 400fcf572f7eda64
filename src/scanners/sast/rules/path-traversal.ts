/** Files, templates and modules whose path comes from outside. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, findEnclosingFunction, findOuter, getKey, getPlainText, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { isPropertySet, isResponseCall, type Sink, visitCalls } from './syntax-queries.ts';

const files =
  /^(?:fs|fs\/promises|fs-extra|graceful-fs|mz\/fs|fs\.promises|fs-promise|original-fs)\.(?:promises\.)?(?:readFile|createReadStream|createWriteStream|writeFile|appendFile|unlink|rm|rmdir|readdir|open|opendir|rename|copyFile|cp|mkdir|symlink|link|truncate|chmod|chown|readlink|readJson|writeJson|outputFile|remove|copy|move|ensureFile|ensureDir|readJSON|emptyDir|exists|stat|lstat|access|readv|watch)(?:Sync)?$/;
const isUnpacking = /^extractAllTo(?:Async)?$/;
const probes = /\.(?:exists|stat|lstat|access)(?:Sync)?$/;
const modules = /^(?:require|require\.resolve)$/;

export const pathTraversal: ScriptRule = {
  id: 'path-traversal',
  weakness: 'file-path',
  remediation:
    'Resolve the path against a fixed folder and check that the result is inside it, or use only path.basename of the value.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  kinds: ['web', 'header', 'archive'],
  variants: {
    archive: { weakness: 'archive-entry' },
    upload: {
      weakness: 'upload-name',
      remediation:
        'Generate the name yourself, allow only known extensions, and store the file where it cannot be executed.',
      severity: { outside: 'MEDIUM' },
    },
    unpacked: {
      weakness: 'archive-unpacked',
      remediation: 'Check that each path is inside the folder before writing it, and keep the package up to date.',
      severity: { outside: 'MEDIUM' },
    },
    probe: { severity: { outside: 'MEDIUM' }, weakness: 'file-probe' },
    view: { weakness: 'template-name', severity: { outside: 'MEDIUM' } },
    module: { weakness: 'module-name' },
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
