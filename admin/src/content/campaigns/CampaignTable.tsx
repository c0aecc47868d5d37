import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  drawnIllustration,
  CAMPAIGN_CATEGORY_LABELS,
  CAMPAIGN_TYPE_LABELS,
  type CampaignRecord,
} from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { ContentTable } from '../../shared/records/ContentTable';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { CampaignBulkActions } from './CampaignBulkActions';
import { campaign as texts } from './campaign.fr';
import { campaignDates } from './campaign-dates';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignProgress } from './CampaignProgress';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<CampaignRecord>;

export function CampaignTable() {
  return (
    <ContentTable bulkActions={<CampaignBulkActions />}>
      <Column source="picture" disableSort sx={{ width: 96 }}>
        <Thumbnail />
      </Column>
      <Column source="title">
        <TitleCell />
      </Column>
      <Column source="status" render={(record) => <States campaign={record} />} />
      <Column source="progress_percentage" render={(record) => <CampaignProgress campaign={record} />} />
      <Column source="category" render={(record) => CAMPAIGN_CATEGORY_LABELS[record.category]} />
      <Column source="start_date" label="resources.campaigns.fields.dates" render={campaignDates} />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}

function States({ campaign }: { campaign: CampaignRecord }) {
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <CampaignPhaseChip campaign={campaign} />
      <WaitingChip />
    </Stack>
  );
}

function Thumbnail() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  return (
    <FallbackPicture
      key={record.picture?.id ?? 0}
      src={pictureSource(record.picture, 160)}
      alt=""
      illustration={drawnIllustration(record.category, record.slug)}
      focal={record.picture ?? undefined}
      sx={{ width: 80, height: 52, borderRadius: 1 }}
    />
  );
}

function TitleCell() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 200, maxWidth: 380 }}>
      <RecordLink />
      <br />
      <Caption>
        {CAMPAIGN_TYPE_LABELS[record.campaign_type]}
        {record.location && ` · ${record.location}`}
      </Caption>
      {record.featured && (
        <Chip
          size="small"
          icon={<StarIcon />}
          label={texts.list.featured}
          variant="outlined"
          sx={{ ml: 1, height: 20 }}
        />
      )}
    </Box>
  );
}
