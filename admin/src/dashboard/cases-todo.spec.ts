import type { CaseStats } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { todayOf } from './today';

const figures = (counts: Record<string, number>, mine = 0): CaseStats => ({
  open: 0,
  unassigned: 0,
  mine,
  days_to_answer: null,
  by_country: [],
  by_level: [],
  by_month: [],
  by_status: Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
  })),
});
const today = (cases: Partial<Parameters<typeof todayOf>[0]>) =>
  todayOf({ messages: null, stats: undefined, ...cases });

it('nobody waits where no student has just written', () => {
  expect(today({})).toEqual([]);
  expect(today({ requests: figures({ new: 0, answered: 4 }), applications: figures({}) })).toEqual([]);
});

it('requests that nobody has in hand are pressing, and lead to their list', () => {
  const [line] = today({ requests: figures({ new: 2, closed: 9 }, 3) });
  expect(line).toMatchObject({
    text: '2 demandes d’accompagnement attendent quelqu’un',
    note: '3 dossiers en cours à vous',
    when: 'today',
  });
  const filter = new URL(line?.to ?? '', 'http://panel').searchParams.get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ status: ['new'] });
});

it('applications are to be studied, one or several', () => {
  expect(today({ applications: figures({ candidate: 1 }) })).toMatchObject([
    { text: '1 candidature d’ambassadeur à étudier', when: 'later' },
  ]);
  expect(today({ applications: figures({ candidate: 5 }) })[0]?.text).toContain('5 candidatures');
});
