import PublishIcon from '@mui/icons-material/Publish';
import WithdrawIcon from '@mui/icons-material/VisibilityOff';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { bulk } from './bulk.fr';
import { useContentKind } from './content-kind';
import { useActions } from './use-actions';

/** Publishes or withdraws the records that are ticked, once confirmed. */
export function BulkMoveButton({ move }: { move: 'publish' | 'withdraw' }) {
  const { words } = useContentKind();
  const { selectedIds, onUnselectItems } = useListContext();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const { run, busy } = useActions();
  const confirm = async () => {
    const report = await run(move, selectedIds as number[]);
    setAsking(false);
    if (!report) return;
    notify(bulk.done(words, move, report), { type: report.done > 0 ? 'success' : 'info' });
    onUnselectItems();
  };
  return (
    <>
      <Button label={bulk[move]} onClick={() => setAsking(true)}>
        {move === 'publish' ? <PublishIcon /> : <WithdrawIcon />}
      </Button>
      <ConfirmDialog
        open={asking}
        title={bulk[`${move}_title`](words, selectedIds.length)}
        action={bulk[move]}
        color={move === 'publish' ? 'primary' : 'error'}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography>{bulk[`${move}_text`]}</Typography>
      </ConfirmDialog>
    </>
  );
}
