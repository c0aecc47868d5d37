import { describe, expect, it } from 'vitest';
import { readProjectFilters, withFilter } from './project-filters';

describe('the filters of the projects’ list', () => {
  it('are read from the address, what no list can answer left out', () => {
    const read = (query: string) => readProjectFilters(new URLSearchParams(query));
    expect(read('action=soutien&status=completed&page=2')).toEqual({
      action: 'soutien',
      status: 'completed',
      page: '2',
    });
    expect(read('action=autre&status=fini&page=-1&utm_source=x')).toEqual({});
    expect(read('page=1')).toEqual({});
  });

  it('change one at a time, back to the first page', () => {
    const filters = { action: 'soutien', status: 'planned', page: '3' };
    expect(withFilter(filters, 'status', 'completed')).toEqual({ action: 'soutien', status: 'completed' });
    expect(withFilter(filters, 'action', null)).toEqual({ status: 'planned' });
  });
});
