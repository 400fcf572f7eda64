/** The interface of a recipe: how one CI system runs the gate, and the text of its pipeline. */
import type { FormatName } from '../../../report/format-names.ts';
import type { ActionPin, GateSource } from '../gate-source.ts';

/** The inputs of a pipeline text. */
export interface Pipeline {
  /** Base URL of the service's API. Undefined for the embedded scanners. */
  baseUrl: string | undefined;
  defaultBranch: string;
  /** What a job installs. */
  gate: GateSource;
}

/** A file that the job writes, and where the CI system shows it. */
export interface RecipeReport {
  format: FormatName;
  path: string;
  shownIn: string;
}

interface RecipeFacts {
  /** Paths, besides its own file, that show that the system is used. */
  marks: readonly string[];
  /** Hosts whose repositories it builds by default. */
  hosts?: RegExp;
  /** An instruction where to store the API key; only used with a service. */
  key: string;
  /** Whether the pipeline contains the name of the default branch. */
  isBranchWritten: boolean;
  /** How its own host keeps what failed from being merged, in the words of its pages. */
  require?: (defaultBranch: string) => string;
  /** An instruction for a comment on each pull request, or `setting` if a setting alone asks for it. */
  comment?: 'setting' | (string & {});
  /** Instructions for further manual steps. */
  steps?: readonly string[];
}

/** A recipe whose job installs the gate and runs it in a shell. */
export interface ShellRecipe extends RecipeFacts {
  kind: 'shell';
  /** The file to write, from the top of the checkout. Undefined when the system stores its steps on its server. */
  file: string | undefined;
  /** A folder in which every file is a pipeline: an existing file matters only if it runs the gate. */
  folder?: string;
  reports: readonly RecipeReport[];
  render(pipeline: Pipeline): string;
}

/** A recipe for GitHub, whose workflow names an action. */
export interface ActionRecipe extends RecipeFacts {
  kind: 'action';
  file: string;
  folder: string;
  render(pipeline: Omit<Pipeline, 'gate'> & { pin: ActionPin }): string;
}

export type Recipe = ShellRecipe | ActionRecipe;

/** The indented lines. Empty lines stay empty. */
export function indentLines(lines: readonly string[], spaces: number): string {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(spaces)}${line}`)).join('\n');
}

/** A word that YAML reads as text stays unquoted. */
export function quoteYaml(word: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(word) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(word);
  return isPlain ? word : JSON.stringify(word);
}

/** Keeps lines that begin with `?` for a service, and lines that begin with `!` for the embedded scanners. */
export function fillTemplate(text: string, { baseUrl }: Pick<Pipeline, 'baseUrl'>): string {
  const left = baseUrl === undefined ? '?' : '!';
  const lines = text.split('\n').filter((line) => !line.startsWith(left));
  return lines.map((line) => line.replace(/^[?!]/, '')).join('\n');
}
