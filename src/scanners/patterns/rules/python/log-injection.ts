import type { PatternRule } from '../../rule.ts';

const methods = '(?:debug|info|warning|warn|error|critical|exception|log)';

export const logInjection: PatternRule = {
  weakness: 'log-injection',
  remediation: 'Remove line breaks from the value, or use structured logging.',
  severity: { outside: 'LOW' },
  purpose: 'log',
  sinks: [
    {
      name: new RegExp(String.raw`^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger)\.${methods}$`),
      callee: new RegExp(String.raw`^(?!structlog\b).*\.${methods}$`),
    },
    {
      name: new RegExp(String.raw`\.${methods}$`),
      callee: new RegExp(String.raw`^logging\.getLogger\b.*\.${methods}$`),
      inFile: /\bgetLogger\(/,
    },
  ],
};
