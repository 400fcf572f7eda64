/** Untrusted text in logs. */
import { getReceiver, visitCalls } from './syntax-queries.ts';
import type { Weakness } from './weakness.ts';

const logger = /^(?:console|log|logger|winston|pino|bunyan|log4js|_logger|\$log)$/i;

export const logInjection: Weakness = {
  id: 'log-injection',
  cwe: 'CWE-117',
  title: 'Untrusted input written to a log (log injection)',
  description: 'Untrusted input is written to a log unchanged. With line breaks, an attacker can forge log entries.',
  remediation: 'Log the value as JSON, or replace line breaks.',
  cvss: 3.7,
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
