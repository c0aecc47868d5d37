import type { BodyOf } from '@livres/api/client';
import type { BankLine, BankLineSuggestion, BankMatchReport } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './reconciliation.fr';
import { RECONCILIATION } from './reconciliation-queries';
import { MINUTE_MS } from '@livres/api/contract';

const TIMEOUT_MS = MINUTE_MS;

type Action =
  | 'match'
  | 'return'
  | 'reopen'
  | 'fee'
  | 'deposit'
  | 'link'
  | 'gift'
  | 'ignore'
  | 'payout'
  | 'registrations'
  | 'registrations/undo'
  | 'undo';
export type BodyFor<Done extends Action> = Omit<
  BodyOf<'post', `/admin/bank-lines/${string}/${Done}`>,
  'version'
>;

export function runAction<Done extends Action>(line: BankLine, action: Done, body: BodyFor<Done>) {
  const path: `/admin/bank-lines/${string}/${Action}` = `/admin/bank-lines/${line.id}/${action}`;
  return api.post(path, { version: line.version, ...body });
}

/** Acts on lines; the screen is read anew whatever came of them. */
export function useLineActions() {
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = () => queries.invalidateQueries({ queryKey: RECONCILIATION });
  const failed = (error: Error) => notify(error.message, { type: 'error' });
  const match = useMutation({
    mutationFn: ({ line, gift }: { line: BankLine; gift: BankLineSuggestion }) =>
      runAction(line, 'match', { donation_id: gift.donation_id }),
    onSuccess: () => notify(texts.matched, { type: 'success' }),
    onError: failed,
    onSettled: refresh,
  });
  const matchAll = useMutation({
    mutationFn: (onProgress: (matched: number) => void) => matchSure(onProgress),
    onSuccess: ({ matched, refused }) => {
      notify(texts.confirmed(matched), { type: 'success' });
      if (refused.length > 0) notify(texts.refused(refused.length), { type: 'warning' });
    },
    onError: failed,
    onSettled: refresh,
  });
  const reopen = useMutation({
    mutationFn: (line: BankLine) => runAction(line, 'reopen', {}),
    onError: failed,
    onSettled: refresh,
  });
  const fee = useMutation({
    mutationFn: (line: BankLine) => runAction(line, 'fee', {}),
    onSuccess: () => notify(texts.done_line, { type: 'success' }),
    onError: failed,
    onSettled: refresh,
  });
  return { match, matchAll, reopen, fee, refresh };
}

/** All the sure lines, a part at a time, until none is left that can be matched. */
async function matchSure(onProgress: (matched: number) => void): Promise<BankMatchReport> {
  const all: BankMatchReport = { matched: 0, refused: [], left: 0 };
  let report: BankMatchReport;
  do {
    report = await api.post('/admin/bank-lines/matches/sure', undefined, { timeoutMs: TIMEOUT_MS });
    all.matched += report.matched;
    all.refused = report.refused;
    onProgress(all.matched);
  } while (report.left > 0 && report.matched > 0);
  return all;
}
