import type { Question } from '../filled-api.ts';

const MOST_MS = 100;

interface Asked {
  sort?: [string, 'ASC' | 'DESC'];
  range?: [number, number];
  filter?: Record<string, unknown>;
}

/** A list of the panel, as its data provider asks for it. */
function list(resource: string, asked: Asked = {}): string {
  const parameters = Object.entries({ range: [0, 24], ...asked }).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return `admin/${resource}?${parameters.join('&')}`;
}

/** Every list, search, count and statistic that grows with gifts, donors, articles and scholarships. */
export const growthQuestions = (campaign: number): Question[] =>
  [
    list('users'),
    list('users', { range: [50_000, 50_024] }),
    list('users', { sort: ['given', 'DESC'] }),
    list('users', { sort: ['name', 'ASC'] }),
    list('users', { filter: { q: 'mesure.777' } }),
    list('users', { filter: { q: 'nom' } }),
    list('users', { filter: { segment: ['lapsed'] } }),
    list('users', { filter: { given_from: '500' }, sort: ['gifts', 'DESC'] }),
    list('donations'),
    list('donations', { range: [500_000, 500_024] }),
    list('donations', { sort: ['amount', 'DESC'] }),
    list('donations', { sort: ['given_at', 'DESC'] }),
    list('donations', { sort: ['donor_name', 'ASC'] }),
    list('donations', { sort: ['campaign_name', 'ASC'] }),
    list('donations', { filter: { q: 'mesure.777' } }),
    list('donations', { filter: { q: 'nom' } }),
    list('donations', { filter: { q: 'rien de tel' } }),
    list('donations', { filter: { status: ['succeeded'], payment_method: ['cheque'] } }),
    list('donations', { filter: { campaign_id: campaign } }),
    list('donations', { filter: { amount_from: '200' } }),
    list('donations', { filter: { refunded: true } }),
    list('donations', { filter: { attention: ['transfer'] } }),
    list('recurring-gifts'),
    'admin/giving/figures',
    'admin/giving/today',
    `admin/giving/campaigns/${campaign}`,
    'admin/dashboard',
    list('campaigns'),
    list('articles'),
    list('articles', { range: [25_000, 25_024] }),
    list('articles', { filter: { q: 'bibliothèque' } }),
    list('scholarships'),
    list('scholarships', { filter: { q: 'bourse' } }),
    'campaigns/',
    'articles/',
    'articles/?page=2000',
    'articles/?search=biblioth%C3%A8que',
    'articles/?search=livres%20cameroun',
    'scholarships/',
    'scholarships/?search=bourse',
    'scholarships/facets/?search=bourse',
    'scholarships/statistics/',
    'search/?q=livres',
    'search/?q=biblioth%C3%A8que%20foumban',
    'search/?q=bourse&type=scholarships',
    'search/?q=bibliotheqe',
    'metrics/',
  ].map((address) => ({ address, atMost: MOST_MS }));
