import type { ScholarshipTotals } from '@livres/api/contract';
import { SCHOLARSHIP_FILTERS as filters } from '../universities/scholarships/scholarship-filters';
import { listLink } from '../shared/layout/list-link';
import { dashboard } from './dashboard.fr';
import type { Todo } from './todo';

const texts = dashboard.scholarships;

/** What students would stumble over: links that lead nowhere, deadlines that have passed. */
export function scholarshipsTodo({ dead_links, past }: ScholarshipTotals): Todo[] {
  const lines: [count: number, todo: Todo][] = [
    [
      dead_links,
      {
        text: texts.dead_links(dead_links),
        note: texts.dead_note,
        action: texts.mend,
        domain: 'studies',
        when: 'late',
        to: listLink('scholarships', filters.dead),
      },
    ],
    [
      past,
      {
        text: texts.past(past),
        action: texts.close,
        domain: 'studies',
        when: 'today',
        to: listLink('scholarships', filters.past),
      },
    ],
  ];
  return lines.filter(([count]) => count > 0).map(([, todo]) => todo);
}
