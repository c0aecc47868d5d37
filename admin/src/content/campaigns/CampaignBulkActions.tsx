import CompleteIcon from '@mui/icons-material/TaskAlt';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarIcon from '@mui/icons-material/Star';
import type { CampaignInput } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ContentBulkActions } from '../../shared/records/ContentBulkActions';
import { campaign as texts } from './campaign.fr';

type Values = Pick<CampaignInput, 'status' | 'featured'>;

const CHANGES: { label: string; icon: ReactElement; values: Values }[] = [
  { label: texts.actions.pause, icon: <PauseIcon />, values: { status: 'paused' } },
  { label: texts.actions.complete, icon: <CompleteIcon />, values: { status: 'completed' } },
  { label: texts.actions.feature, icon: <StarIcon />, values: { featured: true } },
  { label: texts.actions.unfeature, icon: <StarBorderIcon />, values: { featured: false } },
];

export function CampaignBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { change, busy } = useBulkChange(selectedIds as number[], () => onUnselectItems());
  return (
    <ContentBulkActions>
      {CHANGES.map(({ label, icon, values }) => (
        <Button key={label} label={label} onClick={() => change(values)} disabled={busy}>
          {icon}
        </Button>
      ))}
    </ContentBulkActions>
  );
}

function useBulkChange(ids: number[], onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => api.post('/admin/campaigns/bulk', { ids, values }),
    onSuccess: ({ updated }) => {
      notify(texts.done.bulk(updated), { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return { change: mutate, busy: isPending };
}
