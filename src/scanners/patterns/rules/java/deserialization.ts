import type { PatternRule } from '../../rule.ts';
import { call, creation } from './calls.ts';

export const deserialization: PatternRule = {
  weakness: 'deserialization',
  language: 'Java',
  remediation: 'Parse JSON into fixed classes, or set an ObjectInputFilter that allows only the expected classes.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:readObject|readUnshared)$/,
      unlessAround:
        /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
      severity: { found: 'MEDIUM' },
    },
    { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
    { query: creation, name: /^XMLDecoder$/ },
    { query: call, name: /^fromXML$/, argument: [0] },
    { query: call, name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
    { query: call, name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
    { query: call, name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
  ],
};
