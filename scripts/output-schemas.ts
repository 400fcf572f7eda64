/** Generates the JSON Schemas of the report, of the agent file, and of the `--json` output of commands. */
import * as z from 'zod';
import { jsonOutputSchemas } from '../src/cli/json-output.ts';
import { agentFileSchema } from '../src/report/agent/schema.ts';
import { reportSchema } from '../src/report/json/schema.ts';

const all: Readonly<Record<string, z.ZodType>> = {
  report: reportSchema,
  'agent-file': agentFileSchema,
  ...jsonOutputSchemas,
};

/** By file name. */
export function renderOutputSchemas(): Record<string, string> {
  const files = Object.entries(all).map(([name, schema]) => {
    const file = `schema/${name}.schema.json`;
    const $id = `https://raw.githubusercontent.com/scan-gate/scan-gate/v1/${file}`;
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    return [file, `${JSON.stringify({ $schema, $id, ...rest }, null, 2)}\n`];
  });
  return Object.fromEntries(files);
}
