import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

export const deserialization: PatternRule = {
  weakness: 'deserialization',
  remediation: 'Parse JSON into fixed classes, or set an ObjectInputFilter that allows only the expected classes.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
  sinks: [
    {
      name: /^(?:readObject|readUnshared)$/,
      unlessAround:
        /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
      severity: { found: 'MEDIUM' },
    },
    { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
    { query: creation, name: /^XMLDecoder$/ },
    { name: /^fromXML$/, argument: [0] },
    { name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
    { name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
    { name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
  ],
};
