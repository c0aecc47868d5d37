import { describe, expect, it } from 'vitest';
import { chosenProjectFilters, readProjectFilters } from './project-filters';

describe('the filters of the projects’ list', () => {
  it('are read from the address, what no list can answer left out', () => {
    const read = (query: string) => readProjectFilters(new URLSearchParams(query));
    expect(read('search= Foumban &action=soutien&status=completed&page=2')).toEqual({
      search: 'Foumban',
      action: 'soutien',
      status: 'completed',
      page: '2',
    });
    expect(read('action=autre&status=fini&page=-1&utm_source=x&search=')).toEqual({});
    expect(read(`page=1&search=${'a'.repeat(201)}`)).toEqual({});
  });

  it('are taken back one at a time, to the first page', () => {
    const chosen = chosenProjectFilters({
      search: 'livres',
      action: 'soutien',
      status: 'planned',
      page: '3',
    });
    expect(chosen).toEqual([
      { name: 'search', text: '«\u00a0livres\u00a0»', to: '/projets?action=soutien&status=planned' },
      {
        name: 'action',
        text: 'Action\u00a0: Soutien aux bibliothèques',
        to: '/projets?search=livres&status=planned',
      },
      { name: 'status', text: 'Où en sont-ils\u00a0: Prévu', to: '/projets?search=livres&action=soutien' },
    ]);
  });
});
