/** Runs ruff's security rules on one text. Nothing in the text can disable them. */
import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import type { CodeRange } from '../../text/snippet.ts';
import { ruffRules } from './ruff-rules.ts';

export interface RuffReport extends CodeRange {
  rule: string;
}

export interface RuffResult {
  reports: RuffReport[];
  /** Why the rules could not check the whole text. */
  problem?: string;
}

export type RuffCheck = (text: string) => RuffResult;

type Ruff = Pick<typeof import('@astral-sh/ruff-wasm-nodejs'), 'Workspace' | 'PositionEncoding'>;

/**
 * Replaces the words that ruff obeys: `# noqa`, `# ruff: noqa`, `# ruff: ignore[…]`, `# ruff: disable[…]`, `# flake8:
 * noqa`. The replacements have the same length and are made everywhere, so that all positions stay valid and no form of
 * a comment is missed. https://docs.astral.sh/ruff/linter/#error-suppression
 */
function neutralizeDirectives(text: string): string {
  return text.replaceAll(/noqa|ruff|flake8/gi, (word) => '_'.repeat(word.length));
}

export function createCheck({ Workspace: RuffWorkspace, PositionEncoding }: Ruff): RuffCheck {
  const select = Object.values(ruffRules).map(({ code }) => code);
  const settings = { preview: true, 'target-version': 'py313', lint: { select, preview: true } };
  const openWorkspace = (): Workspace => new RuffWorkspace(settings, PositionEncoding.Utf16);
  let workspace = openWorkspace();
  return (text) => {
    let diagnostics: Diagnostic[];
    try {
      diagnostics = workspace.check(neutralizeDirectives(text)) as Diagnostic[];
    } catch {
      // A workspace that was interrupted in the middle of a text must not be used again.
      workspace = openWorkspace();
      return { reports: [], problem: 'ruff stopped, mostly for a text that is nested too deeply' };
    }
    const isSyntaxError = ({ code }: Diagnostic) => code === null || code === 'invalid-syntax';
    const broken = diagnostics.find(isSyntaxError);
    const reports = diagnostics.filter((one) => !isSyntaxError(one)).map(toReport);
    if (broken === undefined) return { reports };
    return { reports, problem: `${broken.message} on line ${broken.start_location.row}` };
  };
}

function toReport({ code, start_location: start, end_location: end }: Diagnostic): RuffReport {
  return { rule: code ?? '', line: start.row, column: start.column, endLine: end.row, endColumn: end.column };
}
