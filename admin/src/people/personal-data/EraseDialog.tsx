import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  ERASURE_PROOF_LABELS,
  ERASURE_PROOFS,
  ERASURE_REASON_LENGTH,
  type ErasureProof,
  type HeldOfPerson,
} from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { personalData as texts } from './personal-data.fr';

const RUNS = 'don-regulier-en-cours';

interface Props {
  held: HeldOfPerson;
  onClose: () => void;
  onErased: () => void;
}

/** Nobody is erased without a reason, nor without saying how it was known that they asked. */
export function EraseDialog({ held: { email, proven_at, obstacles }, onClose, onErased }: Props) {
  const [reason, setReason] = useState('');
  const [proof, setProof] = useState<ErasureProof>(proven_at ? 'link' : 'note');
  const [stops_recurring, setStops] = useState(false);
  const notify = useNotify();
  const erase = useMutation({
    mutationFn: () => api.post('/admin/personal-data/erasures', { email, reason, proof, stops_recurring }),
    onSuccess: ({ erased }) => {
      notify(texts.erased(erased), { type: 'success' });
      onClose();
      onErased();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <ConfirmDialog
      open
      title={texts.erase_title}
      action={texts.erase_action}
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.erase_text(email)}</Typography>
        <TextField
          select
          label={texts.proof_label}
          value={proof}
          onChange={(event) => setProof(event.target.value as ErasureProof)}
        >
          {ERASURE_PROOFS.map((one) => (
            <MenuItem key={one} value={one} disabled={one === 'link' && !proven_at}>
              {ERASURE_PROOF_LABELS[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={texts.reason}
          helperText={texts.reason_help}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          required
          slotProps={{ htmlInput: { maxLength: ERASURE_REASON_LENGTH } }}
        />
        {obstacles.some(({ code }) => code === RUNS) && (
          <FormControlLabel
            control={<Checkbox checked={stops_recurring} onChange={(_, checked) => setStops(checked)} />}
            label={texts.stops_recurring}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
