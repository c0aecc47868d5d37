import { expect, it } from 'vitest';
import { askedOf, chosenFilters, readFilters } from './campaign-filters';

const campaignFiltersOf = (query: string) => readFilters(new URLSearchParams(query));

it('reads the filters of an address and leaves out what cannot be one', () => {
  expect(
    campaignFiltersOf('search= foumban &category=manuels&status=draft&min_goal=abc&page=1&autre=x'),
  ).toEqual({
    search: 'foumban',
    category: 'manuels',
  });
});

it('asks the api with a point for the decimals', () => {
  expect(askedOf(campaignFiltersOf('min_goal=12,5&page=3'))).toMatchObject({
    min_goal: '12.5',
    page: '3',
    page_size: '12',
  });
});

it('removes one filter and goes back to the first page', () => {
  const [search, category] = chosenFilters(
    campaignFiltersOf('search=livres&category=manuels&page=2&order_by=title'),
  );
  expect(search).toMatchObject({
    text: '«\u00a0livres\u00a0»',
    to: '/campagnes?category=manuels&order_by=title',
  });
  expect(category?.to).toBe('/campagnes?search=livres&order_by=title');
});
