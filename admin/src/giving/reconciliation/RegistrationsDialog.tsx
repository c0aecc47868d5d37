import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type BankLine, toMajorUnits } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { feedback } from '../../shared/feedback/feedback.fr';
import { frenchMoney } from '../../shared/format/french-number';
import { OtherLines } from './OtherLines';
import { registrationTexts as labels } from './reconciliation.fr';
import { registrationsQuery } from './reconciliation-queries';
import { RegistrationShares } from './RegistrationShares';
import { runAction, useLineActions } from './use-line-actions';
import { useShares } from './use-shares';

/** Which registrations a line pays for, and what it brings to each; other lines may pay for the same. */
export function RegistrationsDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { refresh } = useLineActions();
  const { data, error, refetch } = useQuery(registrationsQuery(line.id, useDeferredValue(typed.trim())));
  const { chosen, others, received, shared, choose, write, toggleLine } = useShares(line);
  const money = (minor: number) => frenchMoney(toMajorUnits(minor, line.currency), line.currency);
  const send = useMutation({
    mutationFn: () =>
      runAction(line, 'registrations', {
        registrations: chosen.map(({ registration, amount }) => ({
          registration_id: registration.registration_id,
          amount,
        })),
        lines: others.map(({ id }) => id),
      }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  const isWhole = shared === received && chosen.length > 0;
  const last = chosen.at(-1);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{labels.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{labels.help(money(received))}</Typography>
        <TextField
          autoFocus
          fullWidth
          type="search"
          margin="dense"
          label={labels.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && chosen.length === 0 && <Alert severity="info">{labels.none}</Alert>}
        <RegistrationShares found={data ?? []} chosen={chosen} onChoose={choose} onWrite={write} />
        <OtherLines line={line} chosen={others} onToggle={toggleLine} />
        {send.error && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {send.error.message}
          </Alert>
        )}
      </DialogContent>
      <Alert severity={isWhole ? 'success' : 'info'} aria-live="polite" sx={{ mx: 3, mt: 1 }}>
        {labels.sum(money(shared), money(received))}
        {last && shared < received && (
          <Box>
            <Button
              size="small"
              onClick={() =>
                write(last.registration, toMajorUnits(last.minor + received - shared, line.currency))
              }
            >
              {labels.rest(money(received - shared), last.registration.reference)}
            </Button>
          </Box>
        )}
      </Alert>
      <DialogActions>
        <Button onClick={onClose}>{feedback.cancel}</Button>
        <Button
          variant="contained"
          disabled={!isWhole}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {labels.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
