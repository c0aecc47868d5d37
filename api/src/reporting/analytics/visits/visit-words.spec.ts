import { expect, it } from 'vitest';
import { VISIT_SOURCE_LABELS } from '../../visits/visit.contract.js';
import { DIMENSION_LABELS, MEASURES } from '../measures/measure.contract.js';
import { measureDefinitions } from '../measures/measure.content.js';
import { weeklyTexts } from '../weekly/weekly-email.content.js';
import { conversionLabels, visitDefinitions, visitTexts } from './visit-analytics.content.js';
import { visitFileColumns, visitFileNames } from './visit-files.content.js';

/** All words of a table of texts; of those that are made, as they are made of the same figure. */
function wordsOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts)];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(wordsOf) : [];
}

const LABELS = [
  MEASURES,
  DIMENSION_LABELS,
  VISIT_SOURCE_LABELS,
  conversionLabels,
  visitTexts,
  visitFileColumns,
  visitFileNames,
  weeklyTexts,
];
const DEFINITIONS = [measureDefinitions, visitDefinitions];

it('A5: no label, title of a column, name of a file or e-mail counts visitors: days are added up as visits', () => {
  const words = LABELS.flatMap(wordsOf);
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((text) => /visiteur|unique/i.test(text))).toEqual([]);
});

it('A5: where a definition names a visitor, it says that it is of one day', () => {
  const named = DEFINITIONS.flatMap(wordsOf).filter((text) => /visiteur/i.test(text));
  expect(named.length).toBeGreaterThan(1);
  for (const text of named) expect(text).toMatch(/^Un visiteur, un jour de Paris/);
});
