import ActiveIcon from '@mui/icons-material/LockOpen';
import ClosedIcon from '@mui/icons-material/LockOutlined';
import LinkIcon from '@mui/icons-material/TravelExplore';
import SuspendedIcon from '@mui/icons-material/PauseCircleOutlined';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { ContentBulkActions } from '../../shared/records/ContentBulkActions';
import { scholarship, type Stage } from './scholarship.fr';
import { useBulkStage } from './use-bulk-stage';

const texts = scholarship.bulk;
const STAGES: { stage: Stage; icon: ReactElement }[] = [
  { stage: 'active', icon: <ActiveIcon /> },
  { stage: 'suspended', icon: <SuspendedIcon /> },
  { stage: 'closed', icon: <ClosedIcon /> },
];

export function ScholarshipBulkActions() {
  return (
    <ContentBulkActions>
      {STAGES.map(({ stage, icon }) => (
        <StageButton key={stage} stage={stage} icon={icon} />
      ))}
      <LinksButton />
    </ContentBulkActions>
  );
}

/** Moves the ticked records to a status, after a preview of what that changes. */
function StageButton({ stage, icon }: { stage: Stage; icon: ReactElement }) {
  const { selectedIds } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useBulkStage(() => setAsking(false));
  const { label, title, text } = texts[stage];
  return (
    <>
      <Button label={label} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title(selectedIds.length)}
        action={label}
        color="primary"
        busy={isBusy}
        onConfirm={() => run(stage)}
        onClose={() => setAsking(false)}
      >
        <Typography>{text}</Typography>
      </ConfirmDialog>
    </>
  );
}

function LinksButton() {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/scholarship-links/checks', { ids: selectedIds }),
    onSuccess: ({ asked }) => {
      notify(texts.asked(asked), { type: 'info' });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button label={texts.links} onClick={() => mutate()} disabled={isPending}>
      <LinkIcon />
    </Button>
  );
}
