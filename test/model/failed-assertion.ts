/** Titles are facts about behavior; a property, what was to be rejected, and an error of the gate itself say so in words of their own. */
const assertion =
  /^(?:AssertionError|GateError|TypeError: \.\w+\(\) expects|Error: (?:Property failed|Snapshot|expected |promise ))/;

/** Whether it is an assertion that failed; what else goes wrong is no answer. */
export function failsAssertion({ name, message }: { name?: string; message: string }): boolean {
  return assertion.test(`${name}: ${message}`);
}
