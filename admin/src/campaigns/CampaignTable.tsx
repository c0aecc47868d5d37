import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CAMPAIGN_CATEGORY_LABELS, CAMPAIGN_TYPE_LABELS, type CampaignRecord } from '@livres/api/contract';
import { DataTable, useCanAccess, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { frenchMoment, timeAgo } from '../shared/format/french-date';
import { FallbackPicture } from '../shared/media/FallbackPicture';
import { pictureSource } from '../shared/media/picture-source';
import { LabelledCheckboxes } from '../shared/layout/LabelledCheckboxes';
import { CampaignBulkActions } from './CampaignBulkActions';
import { campaign as texts } from './campaign.fr';
import { campaignDates } from './campaign-dates';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignProgress } from './CampaignProgress';
import { useCampaignPath } from './use-campaign-path';

const Column = DataTable.Col<CampaignRecord>;

export function CampaignTable() {
  const pathOf = useCampaignPath();
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'edit' });
  return (
    <LabelledCheckboxes>
      <DataTable<CampaignRecord>
        rowClick={(_id, _resource, record) => pathOf(record)}
        bulkActionButtons={canAccess ? <CampaignBulkActions /> : false}
        size="small"
      >
        <Column source="picture" disableSort sx={{ width: 96 }}>
          <Thumbnail />
        </Column>
        <Column source="title">
          <TitleCell />
        </Column>
        <Column source="status" render={(record) => <CampaignPhaseChip campaign={record} />} />
        <Column source="progress_percentage" render={(record) => <CampaignProgress campaign={record} />} />
        <Column source="category" render={(record) => CAMPAIGN_CATEGORY_LABELS[record.category]} />
        <Column source="start_date" label="resources.campaigns.fields.dates" render={campaignDates} />
        <Column source="updated_at" render={(record) => <Updated at={record.updated_at} />} />
      </DataTable>
    </LabelledCheckboxes>
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
      category={record.category}
      focal={record.picture ?? undefined}
      sx={{ width: 80, height: 52, borderRadius: 1 }}
    />
  );
}

function TitleCell() {
  const record = useRecordContext<CampaignRecord>();
  const pathOf = useCampaignPath();
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 200, maxWidth: 380 }}>
      {/* The row takes the mouse; this takes the keyboard, and opens in another tab. */}
      <Link
        component={RouterLink}
        to={pathOf(record)}
        color="inherit"
        underline="hover"
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 650, lineHeight: 1.3 }}
      >
        {record.title}
      </Link>
      <br />
      <Typography variant="caption" color="textSecondary">
        {CAMPAIGN_TYPE_LABELS[record.campaign_type]}
        {record.location && ` · ${record.location}`}
      </Typography>
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

function Updated({ at }: { at: string }) {
  return (
    <Typography
      variant="body2"
      component="time"
      dateTime={at}
      title={frenchMoment(at)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {timeAgo(at, Date.now())}
    </Typography>
  );
}
