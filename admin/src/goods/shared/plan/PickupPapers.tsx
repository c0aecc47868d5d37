import LabelIcon from '@mui/icons-material/QrCode2';
import SlipIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { PickupTransaction } from '@livres/api/contract';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { openPdf } from '../../../shared/api/open-file';
import { pickups as texts } from './pickups.fr';
import type { ParamsOf, PathWith } from '@livres/api/client';

const MOST_LABELS = 200;

type Pickup = Pick<PickupTransaction, 'id' | 'estimated_boxes_or_items'>;

/** The slip of a pick-up, and a label a box. */
export function PickupPapers({ pickup }: { pickup: Pickup }) {
  const [choosing, setChoosing] = useState(false);
  const open = useOpenPdf();
  const path = `/admin/donation-transactions/${pickup.id}` as const;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<SlipIcon />} onClick={() => open(`${path}/slip.pdf`, {})}>
        {texts.slip}
      </Button>
      <Button variant="outlined" startIcon={<LabelIcon />} onClick={() => setChoosing(true)}>
        {texts.labels}
      </Button>
      {choosing && (
        <LabelsDialog
          estimate={pickup.estimated_boxes_or_items ?? 1}
          onOpen={(boxes) => open(`${path}/labels.pdf`, { boxes: String(boxes) })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

function useOpenPdf() {
  const notify = useNotify();
  return <const Path extends string>(path: Path & PathWith<'get', Path>, params: ParamsOf<'get', Path>) =>
    void openPdf(path, params).catch((error: Error) => notify(error.message, { type: 'error' }));
}

interface LabelsDialogProps {
  estimate: number;
  onOpen: (boxes: number) => void;
  onClose: () => void;
}

function LabelsDialog({ estimate, onOpen, onClose }: LabelsDialogProps) {
  const [typed, setTyped] = useState(String(Math.min(estimate, MOST_LABELS)));
  const [isRefused, setRefused] = useState(false);
  const titleId = useId();
  const count = Number(typed);
  const isRight = Number.isInteger(count) && count >= 1 && count <= MOST_LABELS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isRight);
    if (!isRight) return;
    onOpen(count);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.labels_title}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <TextField
            autoFocus
            label={texts.labels_count}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isRefused && !isRight}
            helperText={isRefused && !isRight ? texts.labels_wrong(MOST_LABELS) : texts.labels_help}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="submit" variant="contained">
            {texts.labels_open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
