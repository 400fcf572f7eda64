/** Checks a workflow with GitHub's own language service: keys, values, expressions, and the inputs of this action. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Problem, WorkflowText } from './read.ts';

const packages = { service: '@actions/languageservice', document: 'vscode-languageserver-textdocument' };

interface LanguageService {
  validate(document: object, config: object): Promise<{ range: { start: { line: number } }; message: string }[]>;
}

interface Documents {
  TextDocument: { create(uri: string, language: string, version: number, text: string): object };
}

/** Its message for every action except ours, because their metadata is not downloaded. */
const notLookedUp = /^Unable to resolve action `(?!scan-gate\/)/;

/** The service caches texts by name, and a page has several. */
let checked = 0;

export async function findSyntaxProblems({ file, line, text }: WorkflowText): Promise<Problem[]> {
  const { validate, TextDocument } = await loadService();
  const document = TextDocument.create(`file:///${++checked}.yml`, 'yaml', 0, text);
  const found = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } });
  return found
    .filter(({ message }) => !notLookedUp.test(message))
    .map(({ range, message }) => ({ file, line: line + range.start.line, message }));
}

let loaded: Promise<LanguageService & Documents> | undefined;

/** Its modules import JSON like bundlers do; Node.js only accepts that with an import attribute. */
function loadService(): Promise<LanguageService & Documents> {
  loaded ??= (async () => {
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
      },
    });
    return { ...(await import(packages.service)), ...(await import(packages.document)) };
  })();
  return loaded;
}

/** Only for this action. The metadata of other actions is not downloaded. */
async function fetchActionMetadata(action: { owner: string; name: string; path?: string }) {
  const { owner, name, path } = action;
  if (`${owner}/${name}` !== 'scan-gate/scan-gate') return undefined;
  return parse(readFileSync(join(import.meta.dirname, '../..', path ?? '', 'action.yml'), 'utf8'));
}
