import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWS, project, type ProjectedCampaign } from './projection.rules.js';

const amounts = (least: number, most: number) =>
  fc.array(fc.integer({ min: -5000, max: 100_000 }), { minLength: least, maxLength: most });
const pasts = fc.array(amounts(14, 60), { maxLength: 6 });
const aCampaign = fc.record({
  days: amounts(7, 80),
  remaining: fc.integer({ min: 1, max: 90 }),
  opening: fc.integer({ min: 0, max: 1_000_000 }),
  goal: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
});
type Drawn = typeof aCampaign extends fc.Arbitrary<infer T> ? T : never;
const whole = ({ days, remaining, opening, goal }: Drawn): ProjectedCampaign => ({
  days,
  duration: days.length + remaining,
  total: opening + days.reduce((sum, amount) => sum + amount, 0),
  goal,
});
const few = { numRuns: 60 };

describe('a projection', () => {
  it('never falls, and keeps its middle within its band', () => {
    fc.assert(
      fc.property(aCampaign, pasts, (campaign, past) => {
        const { band } = project(whole(campaign), past, 'x');
        for (const [index, point] of band.entries()) {
          expect(point.low).toBeLessThanOrEqual(point.middle);
          expect(point.middle).toBeLessThanOrEqual(point.high);
          const before = band[index - 1];
          if (!before) continue;
          expect(point.after).toBeGreaterThan(before.after);
          for (const side of ['low', 'middle', 'high'] as const)
            expect(point[side]).toBeGreaterThanOrEqual(before[side]);
        }
        expect(band.at(-1)!.after).toBe(campaign.remaining);
        expect(band.length).toBeLessThanOrEqual(61);
      }),
      few,
    );
  });

  it('is the same for the same seed, and higher by what is there already', () => {
    fc.assert(
      fc.property(aCampaign, pasts, fc.integer({ min: 1, max: 1_000_000 }), (campaign, past, more) => {
        const once = project(whole(campaign), past, 'x');
        expect(project(whole(campaign), past, 'x')).toEqual(once);
        const richer = project(whole({ ...campaign, opening: campaign.opening + more }), past, 'x');
        for (const [index, { middle }] of richer.band.entries())
          expect(Math.abs(middle - (once.band[index]?.middle ?? 0) - more)).toBeLessThanOrEqual(1);
      }),
      few,
    );
  });

  it('has more chances to reach a nearer goal, ten of ten where it is reached, none said without one', () => {
    fc.assert(
      fc.property(aCampaign, pasts, fc.integer({ min: 1, max: 1_000_000 }), (campaign, past, nearer) => {
        const one = whole(campaign);
        const { chances } = project(one, past, 'x');
        expect(chances === null).toBe(one.goal === null);
        if (one.goal === null || chances === null) return;
        const near = project({ ...one, goal: Math.max(1, one.goal - nearer) }, past, 'x').chances!;
        expect(near).toBeGreaterThanOrEqual(chances);
        expect(project({ ...one, goal: one.total }, past, 'x').chances).toBe(10);
      }),
      few,
    );
  });

  it('of even days, and after even campaigns, goes on as before', () => {
    const even = { days: Array.from({ length: 20 }, () => 1000), duration: 50, total: 20_000, goal: 50_000 };
    for (const past of [[], Array.from({ length: 3 }, () => Array.from({ length: 40 }, () => 70))]) {
      const { band, chances, basis } = project(even, past, 'x');
      expect(band.at(-1)).toMatchObject({ after: 30, middle: 50_000 });
      expect([basis, chances]).toEqual([past.length > 0 ? 'past_campaigns' : 'own_days', 10]);
    }
  });

  it('expects the end that past campaigns had: of those that gained all on their last tenth, all is to come', () => {
    const late = Array.from({ length: 4 }, () => [
      ...Array.from({ length: 90 }, () => 10),
      ...Array.from({ length: 10 }, () => 910),
    ]);
    const { band } = project(
      { days: Array.from({ length: 50 }, () => 100), duration: 100, total: 5000, goal: null },
      late,
      'x',
    );
    expect(band.at(-1)!.middle).toBe(5000 + 40 * 100 + 10 * 9100);
  });

  it('has eight draws of ten in its band', () => {
    const { band } = project(
      { days: [0, 0, 0, 0, 0, 0, 7000], duration: 107, total: 7000, goal: null },
      [],
      'x',
    );
    const { low, middle, high } = band.at(-1)!;
    // A hundred days, each with one chance in seven of 70 €: 14,3 days on average, 3,5 more or less.
    expect((middle - 7000) / 7000).toBeCloseTo(14, -0.5);
    expect((high - low) / 7000).toBeGreaterThan(2 * 1.2 * 3.5 * 0.9);
    expect((high - low) / 7000).toBeLessThan(2 * 1.4 * 3.5 * 1.1);
    expect(DRAWS).toBe(2000);
  });
});
