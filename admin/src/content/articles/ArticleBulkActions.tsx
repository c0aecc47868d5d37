import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarIcon from '@mui/icons-material/Star';
import { useMutation } from '@tanstack/react-query';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ContentBulkActions } from '../../shared/records/ContentBulkActions';
import { article as texts } from './article.fr';

/** Ticked articles: published, put on or off the front, withdrawn, binned. */
export function ArticleBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { mutate: feature, isPending } = useFeature(selectedIds as number[], () => onUnselectItems());
  return (
    <ContentBulkActions>
      <Button label={texts.actions.feature} onClick={() => feature(true)} disabled={isPending}>
        <StarIcon />
      </Button>
      <Button label={texts.actions.unfeature} onClick={() => feature(false)} disabled={isPending}>
        <StarBorderIcon />
      </Button>
    </ContentBulkActions>
  );
}

function useFeature(ids: number[], onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (featured: boolean) => api.post('/admin/articles/bulk', { ids, values: { featured } }),
    onSuccess: ({ updated }) => {
      notify(`${texts.done.bulk(updated)}. ${texts.done.bulk_held}`, { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
}
