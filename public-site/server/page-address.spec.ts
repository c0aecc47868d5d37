import { expect, it } from 'vitest';
import { FILTERS as CAMPAIGN_FILTERS_OF_PAGE } from '../src/content/campaigns/campaign-filters.ts';
import { PROJECT_FILTERS as PROJECT_FILTERS_OF_PAGE } from '../src/content/projects/project-filters.ts';
import { FILTERS } from '../src/events/events/event-filters.ts';
import { EVENT_FILTERS } from '../src/app/page-parameters.ts';
import { pageAddress } from './page-address.ts';

it('keeps the filters that the page reads, in one order, and drops everything else', () => {
  const address = pageAddress('/campagnes?page=2&utm_source=x&search=foumban&category=', {});
  expect(address.url).toBe('/campagnes?search=foumban&page=2');
  expect(address.key).toBe(address.url);
});

it('keeps what a search asks', () => {
  expect(pageAddress('/recherche?page=2&x=1&q=livres&type=events', {}).url).toBe(
    '/recherche?q=livres&type=events&page=2',
  );
});

it('keeps every criterion of the campaigns', () => {
  const unkept = [...CAMPAIGN_FILTERS_OF_PAGE, 'page'].filter(
    (name) => pageAddress(`/campagnes?${name}=1`, {}).key !== `/campagnes?${name}=1`,
  );
  expect(unkept).toEqual([]);
});

it('keeps every criterion of the events', () => {
  expect(EVENT_FILTERS.toSorted()).toEqual([...FILTERS, 'time', 'vue', 'mois', 'page'].toSorted());
});

it('keeps every criterion of the projects', () => {
  const unkept = [...PROJECT_FILTERS_OF_PAGE, 'page'].filter(
    (name) => pageAddress(`/projets?${name}=1`, {}).key !== `/projets?${name}=1`,
  );
  expect(unkept).toEqual([]);
});

it('gives a page without a filter one key, whatever is added to its address', () => {
  expect(pageAddress('/?fbclid=1', {}).key).toBe(pageAddress('/', {}).key);
});

it('never keeps a preview', () => {
  expect(pageAddress('/campagnes/foumban?apercu=secret', {})).toMatchObject({ isPreview: true, key: null });
});

it('makes the page of an event for whoever left to pay a seat, and keeps that of everybody else', () => {
  const cookie = `inscription-a-finir=${'a'.repeat(43)}`;
  for (const path of ['/evenements/lecture', '/evenements/lecture?utm_source=x', '/evenements/lecture.data'])
    expect(pageAddress(path, { cookie })).toMatchObject({ isPersonal: true, key: null });
  expect(pageAddress('/evenements/lecture', {}).key).toBe('/evenements/lecture');
  expect(pageAddress('/evenements/lecture', { cookie: 'inscription-en-cours=1' }).key).not.toBeNull();
  expect(pageAddress('/evenements', { cookie }).key).not.toBeNull();
});

it('keeps the light page of a visitor who saves data apart', () => {
  expect(pageAddress('/', { 'save-data': 'on' }).key).not.toBe(pageAddress('/', {}).key);
});
