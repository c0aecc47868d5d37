import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { api } from '../api/api';
import { LoadFailure } from '../feedback/LoadFailure';
import { useContentKind, type ContentRecord } from './content-kind';
import { order as texts } from './order.fr';
import { OrderLines } from './OrderLines';

const MOST = 500;

/** Every record in use, in the order of the site, to be moved up and down. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const { resource, words } = useContentKind();
  const { data, error, refetch } = useGetList<ContentRecord>(resource, {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'order', order: 'ASC' },
  });
  const [arranged, setArranged] = useState<ContentRecord[] | null>(null);
  const { save, busy } = useSaveOrder(onClose);
  const translate = useTranslate();
  const titleId = useId();
  const records = arranged ?? data;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{texts.title(words)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {texts.help}
        </Typography>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!records && !error && <Skeleton variant="rounded" height={240} />}
        {records && <OrderLines records={records} onChange={setArranged} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!arranged || busy}
          onClick={() => void save((arranged ?? []).map(({ id }) => id))}
        >
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useSaveOrder(onDone: () => void) {
  const { resource } = useContentKind();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (ids: number[]) => {
    setBusy(true);
    try {
      await api.post(`/admin/${resource}/order`, { ids });
      notify(texts.saved, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
  };
  return { save, busy };
}
