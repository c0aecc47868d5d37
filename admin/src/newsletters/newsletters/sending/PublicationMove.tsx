import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasLeft, type NewsletterRecord } from '@livres/api/contract';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { texts } from '../newsletter.fr';
import { useSendingAction } from './use-sending-action';

const { sending: words } = texts;

interface Props {
  newsletter: NewsletterRecord;
  onDone: () => void;
}

/** Takes a newsletter that left off the site, or puts it there. */
export function PublicationMove({
  newsletter: { id, status, is_public, campaign_update_id },
  onDone,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const path = `/admin/newsletters/${id}` as const;
  const publish = useSendingAction(() => api.post(`${path}/publish`), words.published, onDone);
  const withdraw = useSendingAction(
    () => api.post(`${path}/withdraw`),
    words.withdrawn,
    () => {
      setAsking(false);
      onDone();
    },
  );
  if (!hasLeft(status) || campaign_update_id !== null) return null;
  if (!is_public)
    return (
      <Button variant="outlined" loading={publish.isPending} onClick={() => publish.mutate()}>
        {words.publish}
      </Button>
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.withdraw_title}
        action={words.withdraw}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{words.withdraw_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
