/** TeamCity, which stores its steps on the server. Text between `%` is a parameter, and `%%` is one `%`. */
import { fillTemplate, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const teamcity: ShellRecipe = {
  kind: 'shell',
  file: undefined,
  marks: ['.teamcity'],
  key: 'Store the API key as the parameter env.SCAN_GATE_API_KEY, of the type password',
  isBranchWritten: false,
  steps: ['The agent needs git and Node.js 24'],
  reports: [],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  return `#!/bin/bash
# TeamCity: a build step of the kind Command Line, custom script. The agent has git and Node.js 24.
?# SCAN_GATE_API_KEY comes from the parameter env.SCAN_GATE_API_KEY, of the type password.
${writeScript(pipeline).join('\n').replaceAll('%', '%%')}
`;
}
