import { describe, expect, it } from 'vitest';
import { impactOf } from '../donation.contract.js';
import { giftShelf } from './gift-shelf.contract.js';
import { shelfAlt, shelfLegend, shelfSentence } from './gift-shelf-labels.contract.js';

const FACTS = { seed: 'DON-20261120-1A2B3C4D', books: 12, reached: 0.66, others: 28 };
const free = (d: string) => d.split('M').length - 1;
const blue = ({ others }: ReturnType<typeof giftShelf>) => others.reduce((sum, { d }) => sum + free(d), 0);

describe('the shelf of a gift', () => {
  it.each([20, 35, 50, 100, 200])('of %i € has as many bright books as the picker promised', (euros) => {
    const { books } = impactOf(euros);
    expect(giftShelf({ ...FACTS, books }).own).toHaveLength(books);
  });

  it.each([
    [250, 2],
    [1_000, 5],
    [100_000, 500],
  ])('of %i € draws one book for %i, and says so', (euros, worth) => {
    const { books } = impactOf(euros);
    const shelf = giftShelf({ ...FACTS, books });
    expect([shelf.worth, shelf.own.length]).toEqual([worth, Math.ceil(books / worth)]);
    expect(shelfLegend({ ...FACTS, books }, worth)).toContain(`(un dessiné pour ${worth})`);
  });

  it('leaves as much room as the campaign has still to reach', () => {
    const at = (reached: number) => giftShelf({ ...FACTS, reached });
    const places = blue(at(1)) + 12;
    expect(free(at(0.5).free)).toBe(places - Math.floor(places / 2));
    expect(free(at(0.9).free)).toBe(places - Math.floor(places * 0.9));
    expect(at(1).free).toBe('');
  });

  it('has no free place without a goal, and nobody else’s books where nobody else gave', () => {
    expect(giftShelf({ ...FACTS, reached: null }).free).toBe('');
    expect(blue(giftShelf({ ...FACTS, others: 0 }))).toBe(0);
  });

  it('marks the place that a gift too small for a book begins to fill', () => {
    const shelf = giftShelf({ ...FACTS, books: 0 });
    expect([shelf.own, free(shelf.begun)]).toEqual([[], 1]);
  });

  it('is another one for each gift, and the same whenever it is drawn', () => {
    const other = { ...FACTS, seed: 'DON-20261120-1A2B3C4E' };
    expect(giftShelf(FACTS)).toEqual(giftShelf(FACTS));
    expect(giftShelf(other).free).not.toBe(giftShelf(FACTS).free);
  });
});

describe('what the shelf says', () => {
  it('names the books, the others and the room', () => {
    expect(shelfAlt(FACTS)).toBe(
      'Un rayonnage\u00a0: vos 12\u00a0livres, en couleurs, parmi ceux des autres dons\u00a0; des places restent libres.',
    );
    expect(shelfLegend(FACTS, 1)).toBe(
      'En couleurs, vos 12\u00a0livres. En bleu, ceux des 28\u00a0autres dons. En pointillé, les places libres.',
    );
  });

  it('promises nothing that is not there', () => {
    const alone = { ...FACTS, others: 0, reached: null };
    expect(shelfAlt(alone)).not.toMatch(/autres|libres/);
    expect(shelfLegend(alone, 1)).not.toMatch(/bleu|pointillé/);
    expect(shelfSentence('10\u00a0€', 0, null)).not.toContain('livre');
  });
});
