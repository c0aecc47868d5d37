import { expect, it } from 'vitest';
import { analyticsTexts } from '../shared/analytics.fr';
import { visitTexts } from './visit-analytics.fr';

it('A5: the screen of visits counts no visitors over its days, and calls nothing unique', () => {
  const words = Object.values({ ...analyticsTexts, ...visitTexts }).map((text) =>
    typeof text === 'function' ? text.toString() : JSON.stringify(text),
  );
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((text) => /visiteur|unique/i.test(text))).toEqual([]);
});
