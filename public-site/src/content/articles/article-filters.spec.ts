import { expect, it } from 'vitest';
import { askedArticles, chosenArticleFilters, readArticleFilters } from './article-filters';

const filtersOf = (query: string) => readArticleFilters(new URLSearchParams(query));
const terms = {
  categories: [
    { id: 1, slug: 'terrain', name: 'Sur le terrain', illustration: 'terrain', color: 'vert' } as const,
  ],
  tags: [{ id: 1, slug: 'douala', name: 'Douala' }],
};

it('the filters of the news are those of the address, what cannot be one left out', () => {
  expect(filtersOf('search= livres &category=terrain&tag=douala&period=month&page=2&utm_source=x')).toEqual({
    search: 'livres',
    category: 'terrain',
    tag: 'douala',
    period: 'month',
    page: '2',
  });
  expect(
    filtersOf(`category=Mal Écrite&tag=<script>&period=upcoming&page=1&search=${'a'.repeat(201)}`),
  ).toEqual({});
});

it('the api is asked by the dozen', () => {
  expect(askedArticles({ tag: 'douala' })).toEqual({ page_size: '12', tag: 'douala' });
});

it('each filter is said by its name, and may be removed without the others', () => {
  const chosen = chosenArticleFilters(filtersOf('search=livres&category=terrain&period=year&page=3'), terms);
  expect(chosen).toEqual([
    { name: 'search', text: '«\u00a0livres\u00a0»', to: '/actualites?category=terrain&period=year' },
    {
      name: 'category',
      text: 'Catégorie\u00a0: Sur le terrain',
      to: '/actualites?search=livres&period=year',
    },
    { name: 'period', text: 'Période\u00a0: Cette année', to: '/actualites?search=livres&category=terrain' },
  ]);
});

it('a term that is not known is said by its address', () => {
  expect(chosenArticleFilters({ tag: 'ancienne' }, terms)[0]?.text).toBe('Étiquette\u00a0: ancienne');
});
