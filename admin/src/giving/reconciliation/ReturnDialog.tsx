import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankLine } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { TitledDialog } from '../../shared/layout/TitledDialog';
import { ChoiceRow } from './ChoiceRow';
import { returnTexts as labels, searchTexts } from './reconciliation.fr';
import { returnableQuery } from './reconciliation-queries';
import { runAction, useLineActions } from './use-line-actions';

/** What came in that a debit gives back: money sent by mistake, or for a gift that was paid otherwise. */
export function ReturnDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  const { data, error, refetch } = useQuery(returnableQuery(line.id));
  const pair = useMutation({
    mutationFn: ({ id }: BankLine) => runAction(line, 'return', { credit_id: id }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  const failure = error ?? pair.error;
  return (
    <TitledDialog title={labels.title} onClose={onClose} dismiss={searchTexts.close}>
      <Typography sx={{ mb: 1 }}>{labels.help(frenchMoney(-line.amount, line.currency))}</Typography>
      {failure && <LoadFailure error={failure} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Alert severity="info">{labels.none}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((credit) => (
          <ChoiceRow
            key={credit.id}
            parts={[frenchDay(credit.booked_on), credit.counterparty, credit.wording, credit.note]}
            action={labels.action}
            isBusy={pair.isPending}
            onChoose={() => pair.mutate(credit)}
          />
        ))}
      </Box>
    </TitledDialog>
  );
}
