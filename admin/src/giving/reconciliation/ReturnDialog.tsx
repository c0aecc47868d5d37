import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BankLine } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { TitledDialog } from '../../shared/layout/TitledDialog';
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
          <Box component="li" key={credit.id} sx={ROW}>
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {[frenchDay(credit.booked_on), credit.counterparty, credit.wording, credit.note]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Button
              size="small"
              variant="outlined"
              loading={pair.isPending}
              onClick={() => pair.mutate(credit)}
            >
              {labels.action}
            </Button>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

const ROW = { display: 'flex', gap: 1, py: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' };
