import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  language: 'Go',
  remediation: 'Open files with os.OpenInRoot, or check the name with filepath.IsLocal.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      query: call,
      name: /^(?:os\.(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir)|ioutil\.(?:ReadFile|WriteFile|ReadDir))$/,
      argument: [0, 1],
    },
    { query: call, name: /^http\.ServeFile$/, argument: [2] },
    { query: call, name: /^(?:c|ctx)\.(?:File|SendFile|FileAttachment|Attachment)$/ },
    { query: call, name: /^(?:c|ctx)\.(?:SaveUploadedFile|SaveFile)$/, argument: [1] },
  ],
};
