import { MATCHING_STATE_LABELS, type MatchingPotRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';

export const potPath = (id: string) => `/matching-pots/${id}/show`;

/** « En cours, jusqu’au 31 mars 2027 ». */
export function stateLine({ state, ends_on }: MatchingPotRecord): string {
  const label = MATCHING_STATE_LABELS[state];
  return state === 'open' ? `${label}, jusqu’au ${frenchDay(ends_on)}` : label;
}
