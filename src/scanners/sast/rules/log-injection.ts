/** Untrusted text in logs. */

import type { ScriptRule } from './rule.ts';
import { getReceiver, visitCalls } from './syntax-queries.ts';

const logger = /^(?:console|log|logger|winston|pino|bunyan|log4js|_logger|\$log)$/i;

export const logInjection: ScriptRule = {
  id: 'log-injection',
  weakness: 'log-unchanged',
  remediation: 'Log the value as JSON, or replace line breaks.',
  severity: { outside: 'LOW' },
  purpose: 'log',
  kinds: ['web', 'header'],
  find: (flow) =>
    visitCalls((node) => {
      const receiver = getReceiver(node);
      const isLogger = receiver !== undefined && logger.test(flow.names.last(receiver));
      if (
        !isLogger ||
        !/^(?:log|info|warn|warning|error|debug|trace|fatal|http|verbose)$/.test(flow.names.last(node.callee))
      )
        return undefined;
      // When a whole object is logged, its line breaks are escaped.
      const origin = node.arguments.flatMap((value) => flow.originOf(value));
      return {
        at: node,
        origin: origin.filter(
          ({ isText, text, level }) =>
            level === 'outside' && (isText || !/\b(?:body|query|params|headers|files?|cookies)$/.test(text)),
        ),
      };
    }),
};
