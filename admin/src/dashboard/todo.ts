import type { Domain } from '../shared/theme/domain-colors';

/** Late: someone was promised it, or a date has passed. Later: when one can. */
export const TODO_TIMES = ['late', 'today', 'later'] as const;

export interface Todo {
  text: string;
  note?: string;
  action: string;
  to: string;
  domain: Domain;
  when: (typeof TODO_TIMES)[number];
}
