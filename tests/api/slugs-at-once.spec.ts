import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, adminOf } from '../factories/api.ts';

const api = testApi();
const admin = adminOf(api);

const TITLE = 'Des livres pour l’école';
const DAY = { start_date: '2027-03-01T09:00:00Z', end_date: '2027-03-01T11:00:00Z' };

/** What each kind needs beside its title, or its name. */
const KINDS: Record<string, object> = {
  articles: { title: TITLE, excerpt: 'Résumé', content: '<p>Texte</p>' },
  campaigns: {
    title: TITLE,
    short_description: 'Résumé',
    description: '<p>Texte</p>',
    status: 'draft',
    category: 'bibliotheque',
    location: 'Douala',
    campaign_type: 'financial',
    goal_amount: 1e3,
    start_date: '2027-01-01',
    end_date: '2027-12-31',
  },
  // Of the first of the campaigns that were just made.
  'campaign-updates': { title: TITLE, campaign_id: 1 },
  events: {
    title: TITLE,
    short_description: 'Résumé',
    description: '<p>Texte</p>',
    event_type: 'conference',
    ...DAY,
  },
  partners: { name: TITLE, kind: 'association', country: 'France' },
  projects: {
    title: TITLE,
    short_description: 'Résumé',
    description: '<p>Texte</p>',
    status: 'in_progress',
    action: 'formation',
  },
  scholarships: {
    title: TITLE,
    organization: 'Fondation',
    country: 'France',
    level: 'master',
    status: 'draft',
    field_of_study: 'Lettres',
    coverage_type: 'partial',
    deadline: '2031-06-30',
  },
  categories: { name: TITLE },
  tags: { name: TITLE },
};
/** Two of one name are one term: theirs differ, and make one address all the same. */
const nameOf = (resource: string, index: number) =>
  resource === 'categories' || resource === 'tags' ? { name: `${TITLE}${'!'.repeat(index)}` } : {};

describe('twenty records of one title, made at once', () => {
  it.each(Object.keys(KINDS))('%s', async (resource) => {
    const answers = await atOnce(20, (index) =>
      admin(`/admin/${resource}`, { body: { ...KINDS[resource], ...nameOf(resource, index) } }),
    );
    expect(answers.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(20);
  });
});
