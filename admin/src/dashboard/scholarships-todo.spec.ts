import type { ScholarshipTotals } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { scholarshipsTodo } from './scholarships-todo';

const totals = (over: Partial<ScholarshipTotals>) =>
  ({ dead_links: 0, past: 0, ...over }) as ScholarshipTotals;

describe('scholarships, on the day’s list', () => {
  it('are not there while every link answers and nothing is past', () =>
    expect(scholarshipsTodo(totals({ active: 40, soon: 3 }))).toEqual([]));

  it('are there for their dead links first, which press, and lead to them', () => {
    const [dead, past] = scholarshipsTodo(totals({ dead_links: 2, past: 1 }));
    expect(dead).toMatchObject({ text: '2 bourses ont un lien qui ne répond plus', when: 'late' });
    expect(decodeURIComponent(dead!.to)).toContain('"link_state":["dead"]');
    expect(past).toMatchObject({ text: '1 bourse échue est encore ouverte', when: 'today' });
    expect(decodeURIComponent(past!.to)).toContain('"deadline_state":"past"');
  });
});
