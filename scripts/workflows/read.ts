/** Reads every workflow that the project has or shows: its own, those in examples, and those in Markdown. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkflowText {
  /** Path from the root of the project. */
  file: string;
  /** The line on which it begins, from 1. */
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
const pages = ['*.md', 'src/*/README.md', 'docs/**/*.md', 'examples/**/*.md', '.github/**/*.md'];

export function readWorkflows(): WorkflowText[] {
  const whole = globSync(wholeFiles, { cwd: root }).map((file) => ({ file, line: 1, text: readProjectFile(file) }));
  return [
    ...whole,
    ...globSync(pages, { cwd: root }).flatMap((file) => listPageWorkflows(file, readProjectFile(file))),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/** The project's own pages, complete. */
export function readPages(): WorkflowText[] {
  return globSync(pages, { cwd: root }).map((file) => ({ file, line: 1, text: readProjectFile(file) }));
}

interface CodeBlock extends WorkflowText {
  language: string;
}

/** The fenced code blocks of a page, without the indentation of an enclosing list. */
export function listCodeBlocks(file: string, page: string): CodeBlock[] {
  return [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', language = '', text = ''] = match;
    const line = page.slice(0, match.index).split('\n').length + 1;
    return { file, line, language, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** Files of other systems with a similar form, which their first line names. */
const ofAnother = /^# (?:CircleCI|Gitea or Forgejo Actions): /;

/** Nobody would check a part of a workflow, so a block that names an action is treated as a whole workflow. */
function listPageWorkflows(file: string, page: string): WorkflowText[] {
  const shown = listCodeBlocks(file, page).filter(({ language }) => ['yaml', 'yml'].includes(language));
  return shown.filter(({ text }) => !ofAnother.test(text) && (/^jobs:/m.test(text) || /^[\s-]*uses:/m.test(text)));
}

function readProjectFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
