/** Checks every workflow of the project, its examples and its pages: `npm run workflows`. */
import { type Problem, readWorkflows } from './workflows/read.ts';
import { findRuleProblems } from './workflows/rules.ts';
import { findSyntaxProblems } from './workflows/syntax.ts';

const workflows = readWorkflows();
const problems: Problem[] = [];
for (const workflow of workflows) problems.push(...(await findSyntaxProblems(workflow)), ...findRuleProblems(workflow));
for (const { file, line, message } of problems) process.stdout.write(`${file}:${line}: ${message}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${workflows.length} workflows checked\n`);
