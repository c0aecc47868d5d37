import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SUBSCRIBER_SOURCE_LABELS, type NewsletterSubscriber } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchDay } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './subscriber.fr';
import { SubscriberStatusChip } from './SubscriberStatusChip';
import { MayWrite } from '../../shared/rights/MayWrite';

const { edit } = texts;

/** Where the subscription stands, on what it rests, and how it ends. */
export function SubscriptionPanel() {
  const record = useRecordContext<NewsletterSubscriber>();
  if (!record) return null;
  const { status, source, consent_at, consent_proof, consent_text, confirmed_at } = record;
  const { unsubscribed_at, unsubscribe_reason, bounced_at, bounce_detail, complained_at } = record;
  return (
    <Panel title={edit.state}>
      <Stack sx={{ gap: 1.25, alignItems: 'flex-start' }}>
        <SubscriberStatusChip status={status} />
        <Line>{edit.source(SUBSCRIBER_SOURCE_LABELS[source])}</Line>
        {confirmed_at && <Line>{edit.confirmed(frenchDay(confirmed_at))}</Line>}
        {unsubscribed_at && <Line>{edit.left(frenchDay(unsubscribed_at))}</Line>}
        {bounced_at && <Line>{edit.bounced(frenchDay(bounced_at))}</Line>}
        {bounce_detail && <Line>« {bounce_detail} »</Line>}
        {complained_at && <Line>{edit.complained(frenchDay(complained_at))}</Line>}
        {unsubscribe_reason && <Line>« {texts.reason(unsubscribe_reason)} »</Line>}
        <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
          {edit.consent}
        </Typography>
        <Line>{edit.agreed(frenchDay(consent_at))}</Line>
        {consent_proof ? <Line>{edit.proof(consent_proof)}</Line> : <Line>« {consent_text} »</Line>}
        <MayWrite resource="people-merges">
          <Button
            component={Link}
            to="/people-merges"
            state={{ person: record.email }}
            variant="outlined"
            sx={{ mt: 1 }}
          >
            {edit.merge}
          </Button>
        </MayWrite>
        <MayWrite>
          <Ends subscriber={record} />
        </MayWrite>
      </Stack>
    </Panel>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function Ends({ subscriber: { id, status, version, bounced_at } }: { subscriber: NewsletterSubscriber }) {
  const [asking, setAsking] = useState<'unsubscribe' | 'erase' | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const path = `/admin/newsletter-subscribers/${id}` as const;
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const onSettled = () => setAsking(null);
  const stop = useMutation({
    mutationFn: () => api.post(`${path}/unsubscribe`, { version }),
    onSuccess: () => notify(edit.unsubscribed, { type: 'success' }),
    onError,
    onSettled: () => {
      onSettled();
      refresh();
    },
  });
  const reopen = useMutation({
    mutationFn: () => api.post(`${path}/reopen`, { version }),
    onSuccess: () => notify(edit.reopened, { type: 'success' }),
    onError,
    onSettled: () => refresh(),
  });
  const erase = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      notify(edit.erased, { type: 'success' });
      void navigate('/newsletters/subscribers');
    },
    onError,
    onSettled,
  });
  return (
    <>
      {bounced_at && (
        <Button variant="outlined" loading={reopen.isPending} onClick={() => reopen.mutate()} sx={{ mt: 1 }}>
          {edit.reopen}
        </Button>
      )}
      {status !== 'unsubscribed' && (
        <Button variant="outlined" onClick={() => setAsking('unsubscribe')} sx={{ mt: 1 }}>
          {edit.unsubscribe}
        </Button>
      )}
      <Button color="error" onClick={() => setAsking('erase')}>
        {edit.erase}
      </Button>
      <ConfirmDialog
        open={asking === 'unsubscribe'}
        title={edit.unsubscribe_title}
        action={edit.unsubscribe}
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
        onClose={() => setAsking(null)}
      >
        <Typography>{edit.unsubscribe_text}</Typography>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'erase'}
        title={edit.erase_title}
        action={edit.erase}
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(null)}
      >
        <Typography>{edit.erase_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
