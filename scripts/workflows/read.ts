/** Every workflow that the project has or shows: its own, the examples', and those in Markdown. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkflowText {
  /** From the root of the project. */
  file: string;
  /** At which it begins, from 1. */
  line: number;
  text: string;
}

export interface Problem {
  file: string;
  line: number;
  message: string;
}

const root = join(import.meta.dirname, '../..');
const wholeFiles = ['.github/workflows/*.{yml,yaml}', 'examples/workflows/**/*.{yml,yaml}'];
const pages = ['*.md', 'docs/**/*.md', 'examples/**/*.md', '.github/**/*.md'];

export function readWorkflows(): WorkflowText[] {
  const whole = globSync(wholeFiles, { cwd: root }).map((file) => ({ file, line: 1, text: read(file) }));
  return [...whole, ...globSync(pages, { cwd: root }).flatMap((file) => workflowsOfPage(file, read(file)))].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line),
  );
}

/** The project's own pages, whole. */
export function readPages(): WorkflowText[] {
  return globSync(pages, { cwd: root }).map((file) => ({ file, line: 1, text: read(file) }));
}

export interface CodeBlock extends WorkflowText {
  language: string;
}

/** The fenced code of a page, without the indentation of a list that it stands in. */
export function codeBlocks(file: string, page: string): CodeBlock[] {
  return [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', language = '', text = ''] = match;
    const line = page.slice(0, match.index).split('\n').length + 1;
    return { file, line, language, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** Other systems have files of a similar form, whose first line says so. */
const ofAnother = /^# (?:CircleCI|Gitea or Forgejo Actions): /;

/** A part of a workflow would be checked by nobody, so what names an action counts as a whole one. */
function workflowsOfPage(file: string, page: string): WorkflowText[] {
  const shown = codeBlocks(file, page).filter(({ language }) => ['yaml', 'yml'].includes(language));
  return shown.filter(({ text }) => !ofAnother.test(text) && (/^jobs:/m.test(text) || /^[\s-]*uses:/m.test(text)));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
