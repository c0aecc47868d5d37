import type { Campaign } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { cardLabels } from './card-words.ts';
import { progressCard } from './progress-card.ts';
import { progressPicture } from './progress-picture.ts';

const SITE = { name: 'Livres <en> partage', url: 'https://livres.example' };
const CAMPAIGN = {
  title: 'Des livres : "ici" & là',
  slug: 'des-livres',
  currency: 'EUR',
  progress_percentage: 64.9,
  current_amount: 8320,
  goal_amount: 13e3,
  current_books: 1,
  goal_books: 4e3,
  current_equipment: 0,
  goal_equipment: 0,
} as Campaign;

describe('the card that other sites show', () => {
  const words = cardLabels(CAMPAIGN, SITE);

  it('says what each goal has reached, and no goal that there is not', () => {
    expect(words.goals).toEqual(['8\u202f320\u00a0€ sur 13\u202f000\u00a0€', '1\u00a0livre sur 4\u202f000']);
    expect(words.percentage).toBe(64);
    expect(words.address).toBe('https://livres.example/campagnes/des-livres');
  });

  it('writes what staff typed as text, never as markup', () => {
    const page = progressCard(words, null);
    expect(page).toContain('Livres &lt;en&gt; partage');
    expect(page).toContain('Des livres\u00a0: &quot;ici&quot; &amp; là');
    expect(page).not.toContain('class="give"');
    expect(progressPicture(words)).toContain('&quot;ici&quot; &amp; là');
  });

  it('leads to the form where the campaign takes money', () => {
    const page = progressCard(words, 'https://livres.example/faire-un-don?campaign=x&source=bouton');
    expect(page).toContain('href="https://livres.example/faire-un-don?campaign=x&amp;source=bouton"');
  });

  it('draws the same card as a picture, however long the title is', () => {
    const long = { ...words, title: 'Une campagne '.repeat(40), percentage: 0 };
    expect(progressPicture(long)).toMatch(/^<svg .*viewBox="0 0 480 \d+".*<\/svg>$/s);
  });
});
