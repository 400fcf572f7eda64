import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  remediation: 'Use only the last part of the name, or normalize the path and check that it starts with the folder.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      query: creation,
      name: /^(?:java\.io\.)?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|FileSystemResource|UrlResource|ZipFile)$/,
    },
    // The name of an entry in an archive.
    {
      query: creation,
      name: /^(?:java\.io\.)?(?:File|FileOutputStream)$/,
      given: /\b\w*(?:[eE]ntry|^e|ze|\be)\.getName\(\)/,
      around: /(?:Zip|Jar|Tar|Archive)\w*Entry|ZipFile/,
      unlessAround: /startsWith|normalize|[cC]anonical/,
      severity: { found: 'MEDIUM' },
      isPattern: true,
    },
    { name: /^(?:get|of)$/, receiver: /(?:^|\.)Paths?$/ },
    { name: /^getResource(?:AsStream)?$/, argument: [0] },
    { name: /^(?:resolve|resolveSibling)$/, argument: [0] },
    {
      name: /^(?:newInputStream|readAllBytes|readString|lines|readAllLines|write|writeString|delete|copy|move|createFile|createDirectories|newBufferedReader|newBufferedWriter)$/,
      receiver: /(?:^|\.)Files$/,
    },
  ],
};
