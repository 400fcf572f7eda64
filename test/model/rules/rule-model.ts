/** What the model knows of a rule that has a file of its own there: how to ask for it, what it counts, how it is tightened. */
import type fc from 'fast-check';
import type { Policy } from '../../gate/policy/evidence.ts';
import type { Mutation } from '../mutation.ts';
import type { WorldFinding } from '../world.ts';

export interface Criterion {
  name: string;
  limit: number;
  counts(finding: WorldFinding): boolean;
  /** Whether it may count, where the service says too little of it. */
  mayCount?(finding: WorldFinding): boolean;
}

/** What is true of a finding, whatever a service says. */
export interface Truth {
  severityOf(finding: WorldFinding): string;
  /** From its first detection to the start of our scan. */
  ageMs(finding: WorldFinding): number;
  /** Without a score: what it may be, on the scale of the kind; beyond its end where the finding has none. */
  scoreRange(finding: WorldFinding, kind: 'cvss' | 'epss', policy: Policy): readonly [number, number];
}

export interface RuleModel {
  /** Its part of a policy. */
  arbitrary: fc.Arbitrary<Partial<Policy>>;
  /** A part that turns the rule off. */
  off: Partial<Policy>;
  criteria(policy: Policy, truth: Truth): Criterion[];
  /** The policy made tighter. */
  tighter(policy: Policy): Policy;
  defects: readonly Mutation[];
}
