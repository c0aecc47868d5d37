import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useContentKind } from './content-kind';
import { shelf } from './shelf.fr';
import { useTrash } from './use-trash';

export function TrashButton({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const { words } = useContentKind();
  const [asking, setAsking] = useState(false);
  const { bin, busy } = useTrash();
  const confirm = async () => {
    const done = await bin(ids);
    setAsking(false);
    if (done) onDone();
  };
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {shelf.bin}
      </Button>
      <ConfirmDialog
        open={asking}
        title={shelf.bin_title(words, ids.length)}
        action={shelf.bin}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography>{shelf.bin_text(words, ids.length)}</Typography>
      </ConfirmDialog>
    </>
  );
}
