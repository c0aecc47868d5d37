import { expect, it } from 'vitest';
import { asXml } from './xml-text.ts';

it('a document holds nothing that XML 1.0 forbids, and keeps everything else', () => {
  const bad = 'Une\vsalle\u0000\u0002\u001b à\uffff \ud800Kribi';
  expect(asXml(`<title>${bad}</title>`)).toBe('<title>Une salle à Kribi</title>');
  const good = '<p>\tÉté\n👩🏽‍🏫 ‑ 8\u202f€</p>';
  expect(asXml(good)).toBe(good);
});
