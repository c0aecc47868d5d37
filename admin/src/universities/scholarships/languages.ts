import type { LanguageRequirements } from '@livres/api/contract';

export interface LanguageLine {
  language: string;
  level: string;
}

/** Each language and its level; a sentence is no list. */
export function linesOf(value: LanguageRequirements | null | undefined): LanguageLine[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([language, level]) => ({ language, level }));
}

/** The lines that name a language, as they are kept. */
export function fromLines(lines: readonly LanguageLine[]): Record<string, string> {
  const named = lines.map(({ language, level }) => [language.trim(), level.trim()] as const);
  return Object.fromEntries(named.filter(([language]) => language !== ''));
}

/** « Français : B2 ; Anglais : C1 », or the sentence as it is. */
export function languagesText(value: LanguageRequirements | null | undefined): string {
  if (typeof value === 'string') return value;
  return linesOf(value)
    .map(({ language, level }) => `${language}\u00a0: ${level}`)
    .join('\u00a0; ');
}

/** A sentence as lines where it is written as `languagesText` writes them; none otherwise. */
export function linesOfText(text: string): LanguageLine[] {
  const parts = text.split(';').map((part) => part.split(':').map((side) => side.trim()));
  const isList = parts.every((part) => part.length === 2 && part.every(Boolean));
  return isList ? parts.map(([language = '', level = '']) => ({ language, level })) : [];
}
