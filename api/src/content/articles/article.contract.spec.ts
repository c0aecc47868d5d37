import { describe, expect, it } from 'vitest';
import { cardExcerpt, readingTime } from './article.contract.js';

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

describe('the reading time of an article', () => {
  it('is its words divided by 200, rounded up, at least one minute', () => {
    expect([0, 1, 200, 201, 400, 401].map((count) => readingTime(`<p>${words(count)}</p>`))).toEqual([
      1, 1, 1, 2, 2, 3,
    ]);
  });

  it('counts neither tags nor the signs that French print sets apart', () => {
    expect(readingTime(`<h2>Un&nbsp;titre</h2><p>${words(196)} : « fin » !</p>`)).toBe(1);
    expect(readingTime(`<p>${'un : '.repeat(200)}</p>`)).toBe(1);
  });

  it('tells words apart across the end of a paragraph', () => {
    expect(readingTime('<p>mot</p>'.repeat(201))).toBe(2);
  });
});

describe('the excerpt on a card', () => {
  it('is left as it is up to 120 characters', () => {
    expect(cardExcerpt('a'.repeat(120))).toBe('a'.repeat(120));
  });

  it('is cut between two words, within 120 characters, ellipsis included', () => {
    const cut = cardExcerpt('lecture '.repeat(30));
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(cut).toMatch(/lecture…$/);
  });

  it('ends without a comma before its ellipsis, and cuts a word that fills it all', () => {
    expect(cardExcerpt(`${'a'.repeat(100)}, ${'b'.repeat(60)}`)).toBe(`${'a'.repeat(100)}…`);
    expect(cardExcerpt('c'.repeat(130))).toBe(`${'c'.repeat(119)}…`);
  });
});
