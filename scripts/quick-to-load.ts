/** What is done to the text of a bundle so that Node.js loads it sooner. */
import { builtinModules } from 'node:module';

export function quickToLoad(code: string): string {
  return inAscii(withoutFacades(code));
}

/**
 * An `import` of one of Node's own modules reads each of its exports, those too that are made when they are first read: that of
 * `node:util` loads worker threads, that of `node:http` a whole client.
 */
function withoutFacades(code: string): string {
  return code.replace(/^import (.+) from "(?:node:)?([\w/]+)";$/gm, (statement, bindings: string, name: string) => {
    if (!builtinModules.includes(name)) return statement;
    const [, whole, named] = /^(?:(?:\* as )?([\w$]+))?(?:, )?(\{.+\})?$/.exec(bindings) ?? [];
    const parts = named?.replaceAll(/\b([\w$]+) as /g, '$1: ');
    const own = `process.getBuiltinModule("node:${name}")`;
    if (whole === undefined) return `var ${parts} = ${own};`;
    return parts === undefined ? `var ${whole} = ${own};` : `var ${whole} = ${own}, ${parts} = ${whole};`;
  });
}

/** V8 holds a text of which one character is beyond Latin-1 in two bytes for each. */
function inAscii(code: string): string {
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, character: string) => {
    // A character that was escaped without need: the escape is its own now.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
