import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CampaignRecord, CampaignUpdateRecord } from '@livres/api/contract';
import { useCanAccess, useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { Caption } from '../../shared/layout/Caption';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import type { ContentRecord } from '../../shared/records/content-kind';
import { editPath } from '../../shared/records/content-paths';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RowLink } from '../../shared/records/RowLink';
import { mayDo } from '../../shared/rights/rights';
import { campaignUpdate as texts } from './campaign-update.fr';
import { useMailings } from './use-mailings';

const RESOURCE = 'campaign-updates';
const SHOWN = 4;
const { panel } = texts;

/** The last news of the campaign of the context, and the way to write one. */
export default function CampaignUpdatesPanel() {
  const { canAccess = false } = useCanAccess({ resource: RESOURCE, action: 'read' });
  const campaign = useRecordContext<CampaignRecord>();
  if (!canAccess || !campaign) return null;
  return <Updates campaign={campaign} />;
}

function Updates({ campaign: { id } }: { campaign: CampaignRecord }) {
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<CampaignUpdateRecord & ContentRecord>(RESOURCE, {
    filter: { campaign_id: id },
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel title={panel.title}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {data?.length === 0 && <Typography color="textSecondary">{panel.none}</Typography>}
      {data && data.length > 0 && <UpdateLines updates={data} />}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {mayDo(RESOURCE, 'write') && (
          <Button component={Link} to={`/${RESOURCE}/new?campaign=${id}`} variant="outlined" size="small">
            {panel.write}
          </Button>
        )}
        {total > 0 && (
          <Button component={Link} to={listLink(RESOURCE, { campaign_id: id })} size="small">
            {panel.all(total)}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

function UpdateLines({ updates }: { updates: readonly (CampaignUpdateRecord & ContentRecord)[] }) {
  const mailings = useMailings(updates.map(({ id }) => id));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {updates.map((update) => {
        const mailing = mailings.get(update.id);
        return (
          <Box component="li" key={update.id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <RowLink to={editPath(RESOURCE, update)}>{update.title}</RowLink>
            <Caption>
              {frenchDay(update.date)}
              {mailing && ` · ${texts.mailing(mailing.status, mailing.confirmed_count)}`}
            </Caption>
            <PublicationChip record={update} />
          </Box>
        );
      })}
    </Box>
  );
}
