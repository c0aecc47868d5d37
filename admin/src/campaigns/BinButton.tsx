import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ConfirmDialog } from '../shared/feedback/ConfirmDialog';
import { campaign as texts } from './campaign.fr';
import { useBin } from './use-bin';

export function BinButton({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const bin = useBin();
  const confirm = async () => {
    setBusy(true);
    const done = await bin(ids);
    setBusy(false);
    setAsking(false);
    if (done) onDone();
  };
  return (
    <>
      <Button label={texts.actions.bin} color="error" onClick={() => setAsking(true)}>
        <DeleteIcon />
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.bin.title(ids.length)}
        action={texts.actions.bin}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography>{texts.bin.text}</Typography>
      </ConfirmDialog>
    </>
  );
}
