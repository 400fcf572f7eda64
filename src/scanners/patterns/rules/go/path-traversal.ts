import type { PatternRule } from '../../rule.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  remediation: 'Open files with os.OpenInRoot, or check the name with filepath.IsLocal.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      name: /\b(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir|Symlink|Link|Truncate|Chmod|DirFS|OpenRoot|Chdir)$/,
      callee:
        /^(?:os\.(?:Open|OpenFile|ReadFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|ReadDir|WriteFile|Truncate|Chmod|DirFS|OpenRoot|Chdir)|io\/ioutil\.(?:ReadFile|ReadDir|WriteFile))$/,
      argument: [0],
      severity: { outside: 'HIGH', local: 'LOW' },
    },
    // The name of an entry in an archive.
    {
      name: /\b(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)$/,
      callee: /^(?:os\.(?:OpenFile|WriteFile|Create|Mkdir|MkdirAll)|io\/ioutil\.WriteFile)$/,
      around: /\b(?:zip|tar)\./,
      argument: [0],
      severity: { local: 'MEDIUM' },
    },
    { name: /\b(?:Rename|Symlink|Link)$/, callee: /^os\.(?:Rename|Symlink|Link)$/, argument: [0, 1] },
    { name: /\bServeFile$/, callee: /^net\/http\.ServeFile$/, argument: [2] },
    {
      name: /\b(?:ParseFiles|ParseGlob)$/,
      callee: /^(?:html|text)\/template\.(?:Template\.)?Parse(?:Files|Glob)$/,
    },
    {
      name: /\.(?:File|SendFile|FileAttachment|Attachment|Inline|Download)$/,
      callee: /^(?:github\.com\/(?:gin-gonic\/gin|labstack\/echo|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
      argument: [0],
    },
    {
      name: /\.(?:SaveUploadedFile|SaveFile)$/,
      callee: /^(?:github\.com\/(?:gin-gonic\/gin|gofiber\/fiber)(?:\/v\d+)?\.(?:Context|Ctx))\.\w+$/,
      argument: [1],
    },
  ],
};
