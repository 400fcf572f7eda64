import type { PatternRule } from '../../rule.ts';
import { creation, methodCall } from './calls.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  language: 'Java',
  remediation: 'Take the last part of the name alone, or normalize the path and check that it starts with the folder.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      query: creation,
      name: /^(?:java\.io\.)?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|FileSystemResource|UrlResource|ZipFile)$/,
    },
    { query: methodCall, name: /^(?:get|of)$/, receiver: /^Paths?$/ },
    { query: methodCall, name: /^(?:resolve|resolveSibling)$/, argument: [0] },
    {
      query: methodCall,
      name: /^(?:newInputStream|readAllBytes|readString|lines|readAllLines|write|writeString|delete|copy|move|createFile|createDirectories|newBufferedReader|newBufferedWriter)$/,
      receiver: /^Files$/,
    },
  ],
};
