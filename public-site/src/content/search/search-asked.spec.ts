import { describe, expect, it } from 'vitest';
import { askedParams, readAsked } from './search-asked';

const searchOf = (query: string) => readAsked(new URLSearchParams(query));

describe('the address of a search', () => {
  it('says what is asked, of which type, and which page', () => {
    expect(searchOf('q=+livres+&type=events&page=3')).toEqual({ q: 'livres', type: 'events', page: 3 });
  });

  it.each(['type=donors', 'page=0', 'page=-1', 'page=deux', 'page=1e9', ''])(
    'leaves out what cannot be asked: %s',
    (query) => {
      expect(searchOf(query)).toEqual({ q: '', type: null, page: 1 });
    },
  );

  it('is cut where the api would refuse it', () => {
    expect(searchOf(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  });

  it('is written back without what goes without saying', () => {
    expect(askedParams(searchOf('q=livres&page=1'))).toEqual({ q: 'livres' });
    expect(askedParams(searchOf('q=livres&type=pages&page=2'))).toEqual({
      q: 'livres',
      type: 'pages',
      page: '2',
    });
  });
});
