import type { CampaignSource } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { about, comparedSentence, raisedSentence, sourcesSentence } from './campaign-sentences';
import { sampleCampaign } from './sample-campaign';

const withPlainSpaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what was raised', () => {
  it('without a projection says what came, and why there is none', () => {
    const campaign = sampleCampaign({ goal: null, duration_days: null, last_day: null });
    const said = raisedSentence({ campaign, projection: null, no_projection: 'no_end' });
    expect(withPlainSpaces(said?.fact)).toBe('15 870 € en 94 jours.');
    expect(withPlainSpaces(said?.reason)).toBe('Sans date de fin, il n’y a pas de projection.');
  });

  it('is ahead of an even pace, behind it, or on it', () => {
    const reason = (raised: number) =>
      withPlainSpaces(
        raisedSentence({ campaign: sampleCampaign({ raised }), projection: null, no_projection: null })
          ?.reason,
      );
    expect(reason(15_870)).toBe('Elle est en retard de 720 € sur un rythme régulier.');
    expect(reason(20_000)).toBe('Elle est en avance de 3 410 € sur un rythme régulier.');
    expect(reason(16_600)).toBe('Elle suit le rythme régulier.');
    expect(reason(24_000)).toBeUndefined();
  });

  it('says nothing before the first gift', () => {
    const campaign = sampleCampaign({ raised: 0, days: [] });
    expect(raisedSentence({ campaign, projection: null, no_projection: 'not_begun' })).toBeUndefined();
  });

  it('a projected sum is said in round euros', () => {
    expect([22_456.5, 1234, 87].map((sum) => withPlainSpaces(about(sum)))).toEqual([
      '22 500 €',
      '1 230 €',
      '87 €',
    ]);
  });
});

describe('sources', () => {
  const source = (kind: CampaignSource['kind'], label: string, share: number, gifts: number) =>
    ({ kind, source: '', label, raised: share * 1000, gifts, share }) satisfies CampaignSource;

  it('the first that is known is said, and how much is not', () => {
    const said = sourcesSentence([
      source('unknown', 'Origine inconnue', 0.4, 18),
      source('offline', 'Virement', 0.3, 3),
    ]);
    expect(withPlainSpaces(said?.fact)).toBe('Virement : 30 % de la somme, 3 dons.');
    expect(withPlainSpaces(said?.reason)).toBe('On ne sait pas d’où vient 40 % de la somme.');
  });

  it('says nothing where nothing is known', () => {
    expect(sourcesSentence([source('unknown', 'Origine inconnue', 1, 2)])).toBeUndefined();
    expect(sourcesSentence([])).toBeUndefined();
  });
});

describe('two campaigns', () => {
  const aligned = { index: 62, share: 0.8, other_share: 0.54, total: 10_365, other_total: 4815 };
  const other = sampleCampaign({ title: 'Yaoundé', remaining_days: 0, duration_days: 121, progress: 1.03 });

  it('are said on the same day, and how the other one ended', () => {
    const said = comparedSentence({ campaign: sampleCampaign(), other, aligned });
    expect(withPlainSpaces(said?.fact)).toBe('Au jour 62 : 80 % pour « Foumban », 54 % pour « Yaoundé ».');
    expect(withPlainSpaces(said?.reason)).toBe('« Yaoundé » a fini à 103 % en 121 jours.');
  });

  it('are said in euros where one has no goal', () => {
    const said = comparedSentence({
      campaign: sampleCampaign(),
      other: { ...other, remaining_days: 12 },
      aligned: { ...aligned, other_share: null },
    });
    expect(withPlainSpaces(said?.fact)).toBe(
      'Au jour 62 : 10 365 € pour « Foumban », 4 815 € pour « Yaoundé ».',
    );
    expect(said?.reason).toBeUndefined();
  });

  it('are not said before both have begun', () => {
    expect(comparedSentence({ campaign: sampleCampaign(), other, aligned: null })).toBeUndefined();
  });
});
