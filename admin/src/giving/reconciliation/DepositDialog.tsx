import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { toMajorUnits, toMinorUnits, type BankLine, type DepositCandidate } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { feedback } from '../../shared/feedback/feedback.fr';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { depositTexts as labels } from './reconciliation.fr';
import { depositQuery } from './reconciliation-queries';
import { runAction, useLineActions } from './use-line-actions';

/** Which cheques and cash were taken to the bank together: their sum is the line's. */
export function DepositDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const titleId = useId();
  const { refresh } = useLineActions();
  const { data, error, refetch } = useQuery(depositQuery(line.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const gifts = (data ?? []).filter(({ donation_id }) => chosen.has(donation_id));
  const sum = gifts.reduce((total, { amount }) => total + toMinorUnits(amount, line.currency)!, 0);
  const isEqual = sum === toMinorUnits(line.amount, line.currency);
  const send = useMutation({
    mutationFn: () => runAction(line, 'deposit', { donation_ids: [...chosen] }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{labels.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{labels.help(frenchMoney(line.amount, line.currency))}</Typography>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Alert severity="info">{labels.none}</Alert>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((gift) => (
            <Box component="li" key={gift.donation_id} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={chosen.has(gift.donation_id)}
                    onChange={() => toggle(gift.donation_id)}
                  />
                }
                label={said(gift)}
                sx={{ py: 0.5, mr: 0 }}
              />
            </Box>
          ))}
        </Box>
        {send.error && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {send.error.message}
          </Alert>
        )}
      </DialogContent>
      <Alert severity={isEqual ? 'success' : 'info'} aria-live="polite" sx={{ mx: 3, mt: 1 }}>
        {labels.sum(
          frenchMoney(toMajorUnits(sum, line.currency), line.currency),
          frenchMoney(line.amount, line.currency),
        )}
      </Alert>
      <DialogActions>
        <Button onClick={onClose}>{feedback.cancel}</Button>
        <Button
          variant="contained"
          disabled={!isEqual}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {labels.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const said = ({ method, donor_name, reference, received_on, amount, currency, note }: DepositCandidate) =>
  [labels.methods[method], frenchMoney(amount, currency), donor_name, note, frenchDay(received_on), reference]
    .filter(Boolean)
    .join(' · ');
