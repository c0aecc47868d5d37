import ReadIcon from '@mui/icons-material/DraftsOutlined';
import ResolveIcon from '@mui/icons-material/CheckCircleOutlined';
import type { AlertAction, GoodsAlert } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './alert.fr';

const SAID = { mark_read: texts.marked, resolve: texts.settled };

/** The same on all ticked alerts, or on none of them. */
export function AlertBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext<GoodsAlert>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: AlertAction) =>
      api.post('/admin/donation-alerts/acts', { act: action, ids: selectedIds }),
    onSuccess: ({ done }, action) => {
      notify(done > 0 ? SAID[action](done) : texts.nothing, { type: done > 0 ? 'success' : 'info' });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <>
      <Button label={texts.mark_read} onClick={() => mutate('mark_read')} disabled={isPending}>
        <ReadIcon />
      </Button>
      <Button label={texts.resolve} onClick={() => mutate('resolve')} disabled={isPending}>
        <ResolveIcon />
      </Button>
    </>
  );
}
