import type { CaseStats } from '@livres/api/contract';
import { listLink } from '../shared/layout/list-link';
import { dashboard } from './dashboard.fr';
import type { Todo } from './todo';

const texts = dashboard.cases;

interface Cases {
  requests?: CaseStats | undefined;
  applications?: CaseStats | undefined;
}

/** Students who wrote and whom nobody has taken in hand yet. */
export function casesTodo({ requests, applications }: Cases): Todo[] {
  const [asking, applying] = [countOf(requests, 'new'), countOf(applications, 'candidate')];
  const lines: Todo[] = [];
  if (asking > 0)
    lines.push({
      text: texts.requests(asking),
      action: texts.assign,
      domain: 'studies',
      when: 'today',
      ...noteOf(requests),
      to: listLink('accompaniment-requests', { status: ['new'] }),
    });
  if (applying > 0)
    lines.push({
      text: texts.applications(applying),
      action: texts.study,
      domain: 'studies',
      when: 'later',
      ...noteOf(applications),
      to: listLink('ambassador-applications', { status: ['candidate'] }),
    });
  return lines;
}

const countOf = (figures: CaseStats | undefined, status: string): number =>
  figures?.by_status.find(({ value }) => value === status)?.count ?? 0;

const noteOf = (figures: CaseStats | undefined) =>
  figures && figures.mine > 0 ? { note: texts.mine(figures.mine) } : {};
