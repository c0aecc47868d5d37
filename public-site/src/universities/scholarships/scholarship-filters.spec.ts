import { describe, expect, it } from 'vitest';
import {
  addressOfFilled,
  askedOf,
  changedAddress,
  chosenFilters,
  countedOf,
  pageAddress,
  readScholarshipFilters,
} from './scholarship-filters';

const TODAY = '2026-11-22';
const askedIn = (query: string) => readScholarshipFilters(new URLSearchParams(query), TODAY);
const filtersOf = (query: string) => askedIn(query).filters;
const listAt = (query: string) => `/universites/scholarships${query ? `?${query}` : ''}`;

describe('an address', () => {
  it('keeps what may be asked and leaves out the rest', () => {
    expect(
      filtersOf('search= eau &level=master&coverage_type=toute&status=draft&is_featured=oui&page=1&utm=x'),
    ).toEqual({ search: 'eau', level: 'master' });
  });

  it('knows each level, coverage, state and order', () => {
    const query =
      'level=postdoc&coverage_type=living_expenses&is_featured=true&status=closed&ordering=-amount';
    expect(changedAddress(filtersOf(query), {})).toBe(listAt(query));
  });

  it('asks for open scholarships without saying so', () => {
    expect(filtersOf('status=active')).toEqual({});
    expect(askedOf({})).toMatchObject({ status: 'active', page_size: '12' });
  });

  it('leaves out words that are longer than the api takes', () => {
    expect(filtersOf(`search=${'a'.repeat(201)}&country=${'b'.repeat(81)}`)).toEqual({});
  });

  it('reads amounts as they are typed in French', () => {
    expect(filtersOf('min_amount=12 500,50 €')).toEqual({ min_amount: '12500.50' });
  });

  it.each(['0', '-1', 'deux', '1.5', '1234567'])('has no page %s', (page) => {
    expect(filtersOf(`page=${page}`)).toEqual({});
  });
});

describe('what is wrong', () => {
  it.each([
    ['min_amount=-1', 'min_amount', 'Le montant ne peut être négatif'],
    ['max_amount=-0.5', 'max_amount', 'Le montant ne peut être négatif'],
    ['min_amount=2000&max_amount=1999', 'min_amount', 'Le minimum ne peut être supérieur au maximum'],
    ['max_amount=abc', 'max_amount', 'Indiquez un montant en chiffres, par exemple 5000.'],
    ['max_amount=10000001', 'max_amount', 'Le montant ne peut dépasser 10\u202f000\u202f000\u00a0€.'],
    ['deadline_from=2026-11-21', 'deadline_from', 'La date ne peut pas précéder aujourd’hui.'],
    ['deadline_to=2026-02-30', 'deadline_to', 'Indiquez une date complète.'],
    [
      'deadline_from=2026-12-02&deadline_to=2026-12-01',
      'deadline_to',
      'La date de fin ne peut pas précéder la date de début.',
    ],
  ] as const)('is told beside the field: %s', (query, name, message) => {
    const { faults, filters, typed } = askedIn(query);
    expect(faults[name]?.message).toBe(message);
    expect(filters).toEqual({});
    expect(typed).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it.each(['min_amount=0', 'min_amount=2000&max_amount=2000', `deadline_from=${TODAY}&deadline_to=${TODAY}`])(
    'is not what stands on the boundary: %s',
    (query) => {
      const { faults, filters } = askedIn(query);
      expect(faults).toEqual({});
      expect(Object.keys(filters)).toEqual([...new URLSearchParams(query).keys()]);
    },
  );

  it('leaves the other of a pair alone where only one is wrong', () => {
    expect(filtersOf('min_amount=-5&max_amount=3000')).toEqual({ max_amount: '3000' });
    expect(filtersOf('deadline_from=2026-01-01&deadline_to=2026-12-01')).toEqual({
      deadline_to: '2026-12-01',
    });
  });
});

describe('a filled form', () => {
  it('leads to the first page, in the order that was chosen', () => {
    expect(addressOfFilled(askedIn('level=licence&page=3'), { page: '3', ordering: '-amount' })).toBe(
      listAt('level=licence&ordering=-amount'),
    );
  });

  it('keeps amounts as they applied while what is typed cannot apply', () => {
    const applied = filtersOf('min_amount=1000&max_amount=5000');
    expect(addressOfFilled(askedIn('min_amount=6000&max_amount=5000&country=Canada'), applied)).toBe(
      listAt('country=Canada&min_amount=1000&max_amount=5000'),
    );
  });

  it('does not bring back amounts that were emptied', () => {
    expect(addressOfFilled(askedIn('min_amount='), filtersOf('min_amount=1000'))).toBe(listAt(''));
  });
});

describe('what is chosen', () => {
  it('is said in words, each with the list without it from its first page', () => {
    const chosen = chosenFilters(
      filtersOf(
        'search=eau&level=master&min_amount=5000&is_featured=true&status=closed&ordering=title&page=2',
      ),
    );
    expect(chosen.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
      '« eau »',
      'Niveau : Master',
      'À partir de 5 000 €',
      'À la une',
      'Closes',
    ]);
    expect(chosen[1]?.to).toBe(
      listAt('search=eau&min_amount=5000&is_featured=true&status=closed&ordering=title'),
    );
    expect(chosen.at(-1)?.to).not.toContain('status');
  });

  it('counts the choices without order and page', () => {
    expect(countedOf(filtersOf('country=Canada&ordering=title&page=2'))).toEqual({
      status: 'active',
      country: 'Canada',
    });
  });
});

describe('the order', () => {
  it('is by deadline, and by how well words are met where there are words', () => {
    expect(askedOf({})['ordering']).toBe('deadline');
    expect(askedOf({ search: 'eau' })['ordering']).toBe('relevance');
    expect(askedOf({ search: 'eau', ordering: 'title' })['ordering']).toBe('title');
  });
});

it('names a page after the first', () => {
  expect(pageAddress(filtersOf('level=master&page=4'), 5)).toBe(listAt('level=master&page=5'));
  expect(pageAddress(filtersOf('level=master&page=4'), 1)).toBe(listAt('level=master'));
});
