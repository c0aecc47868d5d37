import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ApiError } from '@livres/api/client';
import type { CampaignUpdateRecord, UpdateMailingState } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { ConfirmMailing } from './ConfirmMailing';
import { MailingPreview } from './MailingPreview';
import { MailingProgress } from './MailingProgress';
import { MailingTest } from './MailingTest';
import { texts } from './update-mailing.fr';

const LOOK_EVERY_MS = 3000;
const LEAVING = new Set(['scheduled', 'sending', 'paused']);

/** Beside an update: who would receive it by e-mail and who not, a test, and the sending; nothing where it is not offered. */
export default function UpdateMailingPanel() {
  const update = useRecordContext<CampaignUpdateRecord>();
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-updates', update?.id, 'mailing', update?.version],
    queryFn: ({ signal }) => api.get(`/admin/campaign-updates/${update!.id}/mailing` as const, { signal }),
    enabled: update !== undefined && !update.deleted_at,
    refetchInterval: ({ state }) => (LEAVING.has(state.data?.mailing?.status ?? '') ? LOOK_EVERY_MS : false),
    retry: false,
  });
  if (!update || update.deleted_at) return null;
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
  const reload = () => void refetch();
  return (
    <Panel title={texts.title}>
      {error && !data && <LoadFailure error={error} onRetry={reload} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.mailing && <MailingProgress mailing={data.mailing} />}
      {data && (!data.mailing || data.mailing.status === 'held') && (
        <Before update={update} state={data} onDone={reload} />
      )}
    </Panel>
  );
}

interface BeforeProps {
  update: CampaignUpdateRecord;
  state: UpdateMailingState;
  onDone: () => void;
}

/** Before it leaves: to whom, why others not, and what stands in the way. */
function Before({ update, state: { version, audience, obstacle }, onDone }: BeforeProps) {
  const { people, donors, left_out } = audience;
  const mayWrite = mayDo('campaign-updates', 'write');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>{people > 0 ? texts.audience(people, donors) : texts.nobody(donors)}</Typography>
      {left_out.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.left_out_title}{' '}
          {left_out.map(({ reason, people: some }) => texts.left_out(reason, some)).join(', ')}.
        </Typography>
      )}
      {obstacle && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {obstacle}
        </Alert>
      )}
      {update.has_pending_changes && <Alert severity="warning">{texts.pending}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <MailingPreview update={update} />
        {mayWrite && <MailingTest id={update.id} />}
      </Stack>
      {mayWrite && !obstacle && (
        <>
          <ConfirmMailing id={update.id} version={version} people={people} onDone={onDone} />
          <Typography variant="body2" color="textSecondary">
            {texts.once}
          </Typography>
        </>
      )}
    </Stack>
  );
}
