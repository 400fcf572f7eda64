/**
 * Plants every defect of the list and runs the tests that cover its file: `npm run test:defects`. Exits 1 when one goes
 * unnoticed. Arguments: parts of the file names or of what is let pass, to plant only those.
 */
import { mutations } from './mutations.ts';
import { plantAll } from './planting.ts';

const wanted = process.argv.slice(2);
const planted = mutations
  .filter(
    ({ file, letsPass }) =>
      wanted.length === 0 || wanted.some((part) => file.includes(part) || letsPass.includes(part)),
  )
  .map((mutation) => ({
    ...mutation,
    change(text: string) {
      const { file, original, replacement } = mutation;
      if (text.split(original).length === 2) return text.replace(original, () => replacement);
      throw new Error(`${file} no longer contains ${original} once`);
    },
  }));
let noticed = 0;
await plantAll(planted, ({ file, original, replacement, letsPass }, noticedBy) => {
  if (noticedBy !== undefined) noticed += 1;
  const word = noticedBy === undefined ? 'UNNOTICED' : 'noticed  ';
  console.log(`${word} ${file}: ${original.trim()} → ${replacement.trim()} (lets pass: ${letsPass})`);
  if (noticedBy !== undefined) console.log(`          by ${noticedBy}`);
});
console.log(`${noticed} of ${planted.length} planted defects were noticed`);
if (noticed < planted.length || planted.length === 0) process.exitCode = 1;
