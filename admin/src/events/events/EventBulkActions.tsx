import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarIcon from '@mui/icons-material/Star';
import { useMutation } from '@tanstack/react-query';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ContentBulkActions } from '../../shared/records/ContentBulkActions';
import { event as texts } from './event.fr';

export function EventBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (featured: boolean) =>
      api.post('/admin/events/bulk', { ids: selectedIds, values: { featured } }),
    onSuccess: ({ updated }) => {
      notify(texts.done.bulk(updated), { type: 'success' });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <ContentBulkActions>
      <Button label={texts.actions.feature} onClick={() => mutate(true)} disabled={isPending}>
        <StarIcon />
      </Button>
      <Button label={texts.actions.unfeature} onClick={() => mutate(false)} disabled={isPending}>
        <StarBorderIcon />
      </Button>
    </ContentBulkActions>
  );
}
