import { describe, expect, it } from 'vitest';
import { askedOf, chosenFilters, formAddress, viewAddress } from './event-addresses';
import { readFilters } from './event-filters';

const eventFiltersOf = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of an address', () => {
  it('are read, and what cannot be one is left out', () => {
    expect(
      eventFiltersOf(
        'search= tri &type=fete&online=true&free=peut&min_price=abc&max_price=12,50&start_date=2027-02-30&end_date=2027-03-01&has_wifi=1&featured=true&tag_ids=3,8&min_participants=1.5&page=1&autre=x',
      ),
    ).toEqual({
      search: 'tri',
      online: 'true',
      max_price: '12,50',
      end_date: '2027-03-01',
      featured: 'true',
      tag_ids: '3,8',
    });
  });

  it('say which month only where a month is shown, and which page only in a list', () => {
    expect(eventFiltersOf('vue=mois&mois=2027-03&page=2')).toEqual({ vue: 'mois', mois: '2027-03' });
    expect(eventFiltersOf('vue=mois&mois=2027-13')).toEqual({ vue: 'mois' });
    expect(eventFiltersOf('mois=2027-03&page=2')).toEqual({ page: '2' });
  });
});

describe('what the api is asked', () => {
  it('is what is not over, unless the address says otherwise', () => {
    expect(askedOf(eventFiltersOf('max_price=12,5'))).toEqual({
      page_size: '12',
      time: 'current',
      max_price: '12.5',
    });
    // The api's own order, which keeps the cancelled last.
    expect(askedOf(eventFiltersOf('time=past'))).toEqual({ time: 'past', page_size: '12' });
    expect(askedOf(eventFiltersOf('time=past&order_by=title'))).toMatchObject({ order_by: 'title' });
    expect(askedOf(eventFiltersOf('time=all'))).not.toHaveProperty('time');
  });
});

describe('addresses', () => {
  it('keep the criteria from one view to another, and go back to the first page', () => {
    const filters = eventFiltersOf('type=workshop&time=past&page=3');
    expect(viewAddress(filters, { vue: 'mois' })).toBe('/evenements?type=workshop&vue=mois');
    expect(viewAddress(filters, {})).toBe('/evenements?type=workshop');
    expect(formAddress(filters, { city: 'Lyon' })).toBe('/evenements?city=Lyon&time=past');
  });

  it('say each criterion in words, and lead to the list without it', () => {
    const chosen = chosenFilters(
      eventFiltersOf('search=tri&type=workshop&end_date=2027-03-01&has_wifi=true&time=past'),
    );
    expect(chosen.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      '« tri »',
      'Genre : Atelier',
      'Jusqu’au : 1er mars 2027',
      'Wifi sur place',
    ]);
    expect(chosen[0]?.to).toBe('/evenements?type=workshop&end_date=2027-03-01&has_wifi=true&time=past');
  });
});
