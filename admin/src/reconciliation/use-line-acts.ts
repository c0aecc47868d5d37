import type { BankLine, BankLineSuggestion, BankMatchReport } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../shared/api/api';
import { texts } from './reconciliation.fr';
import { RECONCILIATION } from './reconciliation-queries';

export const actOn = ({ id, version }: BankLine, act: string, body: object = {}) =>
  api.post<BankLine>(`/admin/bank-lines/${id}/${act}`, { version, ...body });

/** Acts on lines; the screen is read anew whatever came of them. */
export function useLineActs() {
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = () => queries.invalidateQueries({ queryKey: RECONCILIATION });
  const failed = (error: Error) => notify(error.message, { type: 'error' });
  const match = useMutation({
    mutationFn: ({ line, gift }: { line: BankLine; gift: BankLineSuggestion }) =>
      actOn(line, 'match', { donation_id: gift.donation_id }),
    onSuccess: () => notify(texts.matched, { type: 'success' }),
    onError: failed,
    onSettled: refresh,
  });
  const matchAll = useMutation({
    mutationFn: (lines: BankLine[]) =>
      api.post<BankMatchReport>('/admin/bank-lines/matches', { matches: lines.flatMap(matchOf) }),
    onSuccess: ({ matched, refused }) => {
      notify(texts.confirmed(matched), { type: 'success' });
      if (refused.length > 0) notify(texts.refused(refused.length), { type: 'warning' });
    },
    onError: failed,
    onSettled: refresh,
  });
  const reopen = useMutation({
    mutationFn: (line: BankLine) => actOn(line, 'reopen'),
    onError: failed,
    onSettled: refresh,
  });
  return { match, matchAll, reopen, refresh };
}

function matchOf({ id, version, suggestions: [best] }: BankLine) {
  return best ? [{ id, version, donation_id: best.donation_id }] : [];
}
