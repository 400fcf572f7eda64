/** What a measurement is told: `--rounds N`, `--against DIST` (another build), `--clone DIR` (what is scanned; several times). */

/** The last one given. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  return optionsOf(args, name).at(-1);
}

/** Throws for one without a value. */
export function optionsOf(args: readonly string[], name: string): string[] {
  return args.flatMap((each, index) => {
    if (each !== name) return [];
    const value = args[index + 1];
    if (value === undefined || value.startsWith('--')) throw new Error(`${name} needs a value`);
    return [value];
  });
}

/** How often each thing is measured; fewer show that a measurement works, and no more. */
export function roundsOf(args: readonly string[], usual: number): number {
  const given = optionOf(args, '--rounds');
  if (given === undefined) return usual;
  if (!/^[1-9]\d{0,3}$/.test(given)) throw new Error(`--rounds ${given} is not a whole number from 1`);
  return Number(given);
}
