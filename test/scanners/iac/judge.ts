/** What the engine finds in one template. */
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { costRatioOf } from '../../cost.ts';
import { makeTree } from '../../service/temporary-repository.ts';

/** `rows`: each weakness with its line. `problems`: why it was not read to its end, the first of several. */
export async function judge(path: string, text: string): Promise<{ rows: string[]; problems: string[] }> {
  const { findings, diagnostics } = await iacEngine.scan(makeTree({ [path]: text }));
  return {
    rows: findings.map(({ description, line }) => `${/scan-gate: ([\w-]+)\.$/.exec(description)?.[1]} ${line}`),
    problems: diagnostics.map(({ message }) => message.replace('Analysis stopped early: ', '')),
  };
}

/** How many times as much a template of ten times as many pieces costs. */
export function judgingRatio(path: string, make: (times: number) => string): Promise<number> {
  const [short, long] = [200, 2000].map((times) => makeTree({ [path]: make(times) }));
  return costRatioOf(
    () => short && iacEngine.scan(short),
    () => long && iacEngine.scan(long),
  );
}
