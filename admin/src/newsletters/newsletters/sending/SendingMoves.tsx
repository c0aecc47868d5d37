import PauseIcon from '@mui/icons-material/Pause';
import ResumeIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { texts } from '../newsletter.fr';
import { useSendingAction } from './use-sending-action';

const { sending: words } = texts;

interface Props {
  newsletter: NewsletterRecord;
  left: number;
  onDone: () => void;
}

/** Pausing, going on, stopping for good; once it is over, another that begins like it. */
export function SendingMoves({ newsletter: { id, status, campaign_update_id }, left, onDone }: Props) {
  const [isStopping, setStopping] = useState(false);
  const path = `/admin/newsletters/${id}` as const;
  const pause = useSendingAction(() => api.post(`${path}/pause`), null, onDone);
  const resume = useSendingAction(() => api.post(`${path}/resume`), null, onDone);
  const stop = useSendingAction(
    () => api.post(`${path}/stop`),
    null,
    () => {
      setStopping(false);
      onDone();
    },
  );
  // News of a campaign are not taken up again as a newsletter.
  if (status === 'sent' || status === 'stopped') return campaign_update_id === null && <Again id={id} />;
  return (
    <>
      {status === 'sending' ? (
        <Button
          variant="outlined"
          startIcon={<PauseIcon />}
          loading={pause.isPending}
          onClick={() => pause.mutate()}
        >
          {words.pause}
        </Button>
      ) : (
        <Button
          variant="contained"
          startIcon={<ResumeIcon />}
          loading={resume.isPending}
          onClick={() => resume.mutate()}
        >
          {words.resume}
        </Button>
      )}
      <Button color="error" onClick={() => setStopping(true)}>
        {words.stop}
      </Button>
      <ConfirmDialog
        open={isStopping}
        title={words.stop_title}
        action={words.stop}
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
        onClose={() => setStopping(false)}
      >
        <Typography>{words.stop_text(left)}</Typography>
      </ConfirmDialog>
    </>
  );
}

function Again({ id }: { id: number }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/newsletters', { from_newsletter: id }),
    onSuccess: (record) => void navigate(`/newsletters/${record.id}/edit`),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {words.again}
    </Button>
  );
}
