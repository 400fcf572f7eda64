/** What a recipe is: how one CI system runs the gate, and the text of its pipeline. */
import type { FormatName } from '../../../report/format-names.ts';
import type { ActionPin, GateSource } from '../gate-source.ts';

/** What the text of a pipeline depends on. */
export interface Pipeline {
  /** Address of the service's interface; undefined: the embedded scanners. */
  baseUrl: string | undefined;
  defaultBranch: string;
  /** What a job installs. */
  gate: GateSource;
}

/** A file that the job writes, and the place where the system shows it. */
export interface RecipeReport {
  format: FormatName;
  path: string;
  shownIn: string;
}

interface RecipeFacts {
  /** What shows that the system is used here, beside its file. */
  marks: readonly string[];
  /** Hosts of repositories that it builds unless told otherwise. */
  hosts?: RegExp;
  /** Where the API key goes, as an instruction; only for a service. */
  key: string;
  /** What else is to be done by hand, as instructions. */
  steps?: readonly string[];
}

/** A recipe whose job installs the gate and starts it in a shell. */
export interface ShellRecipe extends RecipeFacts {
  kind: 'shell';
  /** What is written, from the top of the checkout; undefined where the system keeps its steps on its server. */
  file: string | undefined;
  /** A folder of single pipelines, each of which counts: then only one with a gate in it stands in the way. */
  folder?: string;
  reports: readonly RecipeReport[];
  render(pipeline: Pipeline): string;
}

/** GitHub's, whose workflow names an action. */
export interface ActionRecipe extends RecipeFacts {
  kind: 'action';
  file: string;
  folder: string;
  render(pipeline: Omit<Pipeline, 'gate'> & { pin: ActionPin }): string;
}

export type Recipe = ShellRecipe | ActionRecipe;

/** The lines, each moved to the right; what is empty stays so. */
export function indent(lines: readonly string[], spaces: number): string {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(spaces)}${line}`)).join('\n');
}

/** A word that YAML reads as text stands as it is. */
export function quoteYaml(word: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(word) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(word);
  return isPlain ? word : JSON.stringify(word);
}

/** Keeps of the lines that begin with `?` those for a service, and of those with `!` those for the embedded scanners. */
export function fill(text: string, { baseUrl }: Pick<Pipeline, 'baseUrl'>): string {
  const left = baseUrl === undefined ? '?' : '!';
  const lines = text.split('\n').filter((line) => !line.startsWith(left));
  return lines.map((line) => line.replace(/^[?!]/, '')).join('\n');
}
