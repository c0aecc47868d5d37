import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankEntry, BankLine } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { ChoiceRow } from './ChoiceRow';
import { entryTexts as labels, searchTexts } from './reconciliation.fr';
import { entriesQuery } from './reconciliation-queries';
import { runAction, useLineActions } from './use-line-actions';
import { TitledDialog } from '../../shared/layout/TitledDialog';

/** What the journal has on the bank's account that no line is yet, of the line's amount. */
export function EntriesDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  const { data, error, refetch } = useQuery(entriesQuery(line.id));
  const link = useMutation({
    mutationFn: ({ entry_id }: BankEntry) => runAction(line, 'link', { entry_id }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  return (
    <TitledDialog title={labels.title} onClose={onClose} dismiss={searchTexts.close}>
      <Typography sx={{ mb: 1 }}>{labels.help(frenchMoney(line.amount, line.currency))}</Typography>
      {(error ?? link.error) && <LoadFailure error={(error ?? link.error)!} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Alert severity="info">{labels.none}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((entry) => (
          <ChoiceRow
            key={entry.entry_id}
            parts={[entry.label, frenchDay(entry.happened_at), frenchMoney(entry.amount, entry.currency)]}
            action={labels.action}
            isBusy={link.isPending}
            onChoose={() => link.mutate(entry)}
          />
        ))}
      </Box>
    </TitledDialog>
  );
}
