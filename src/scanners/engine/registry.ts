/** The languages whose values the engine follows. A new one is one folder and one line here. */
import type { PatternLanguage } from '../../languages/languages.ts';
import type { LanguageFront } from './front.ts';
import { javaFront } from './java/java-front.ts';

export const fronts = { Java: javaFront } satisfies Partial<Record<PatternLanguage, LanguageFront>>;

type FollowedLanguage = keyof typeof fronts;

/** The languages that are searched file by file. */
export type SearchedLanguage = Exclude<PatternLanguage, FollowedLanguage>;

export function isFollowedLanguage(language: string): language is FollowedLanguage {
  return Object.hasOwn(fronts, language);
}
