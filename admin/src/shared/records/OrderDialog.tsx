import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { api } from '../api/api';
import { LoadFailure } from '../feedback/LoadFailure';
import { useContentKind, type ContentRecord } from './content-kind';
import { order as texts } from './order.fr';
import { OrderLines } from './OrderLines';
import { TitledDialog } from '../layout/TitledDialog';

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
  const records = arranged ?? data;
  return (
    <TitledDialog
      title={texts.title(words)}
      onClose={onClose}
      dismiss={translate('ra.action.cancel')}
      actions={
        <Button
          variant="contained"
          disabled={!arranged || busy}
          onClick={() => void save((arranged ?? []).map(({ id }) => id))}
        >
          {texts.save}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.help}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!records && !error && <Skeleton variant="rounded" height={240} />}
      {records && <OrderLines records={records} onChange={setArranged} />}
    </TitledDialog>
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
