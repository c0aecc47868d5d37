import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { BankLine, BankLineSuggestion } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../shared/api/api';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { searchTexts, texts } from './reconciliation.fr';
import { RECONCILIATION } from './reconciliation-queries';
import { useLineActions } from './use-line-actions';
import { TitledDialog } from '../../shared/layout/TitledDialog';

/** A gift that waits, looked for by hand. */
export function CandidatesDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const [typed, setTyped] = useState(line.counterparty.split(' ').at(-1) ?? '');
  const q = useDeferredValue(typed.trim());
  const { match } = useLineActions();
  const { data } = useQuery({
    queryKey: [...RECONCILIATION, 'candidates', line.id, q],
    queryFn: ({ signal }) => api.get(`/admin/bank-lines/${line.id}/candidates`, { signal, params: { q } }),
  });
  const confirm = (gift: BankLineSuggestion) => match.mutate({ line, gift }, { onSuccess: onClose });
  return (
    <TitledDialog title={searchTexts.title} onClose={onClose} dismiss={searchTexts.close}>
      <TextField
        autoFocus
        fullWidth
        type="search"
        margin="dense"
        label={searchTexts.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data?.length === 0 && <Typography sx={{ mt: 2 }}>{searchTexts.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data?.map((gift) => (
          <Box
            component="li"
            key={gift.donation_id}
            sx={{
              display: 'flex',
              gap: 1,
              py: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ flex: 1 }}>
              {[
                gift.donor_name,
                gift.reference,
                frenchMoney(gift.amount, gift.currency),
                frenchDay(gift.created_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Button size="small" variant="outlined" loading={match.isPending} onClick={() => confirm(gift)}>
              {texts.match}
            </Button>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}
