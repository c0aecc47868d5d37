import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CAMPAIGN_CATEGORY_LABELS, CAMPAIGN_TYPE_LABELS, type CampaignRecord } from '@livres/api/contract';
import { EditButton, RichTextField, Show, TopToolbar, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../shared/history/HistoryPanel';
import { Panel } from '../shared/layout/Panel';
import { FallbackPicture } from '../shared/media/FallbackPicture';
import { pictureSource } from '../shared/media/picture-source';
import { campaign as texts } from './campaign.fr';
import { campaignDates } from './campaign-dates';
import { publicPath } from './campaign-paths';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignTotals } from './CampaignTotals';
import { FORM_GRID } from './form-grid';

/** A campaign to read, for those who may not change it. */
export default function CampaignShow() {
  const actions = (
    <TopToolbar>
      <EditButton label={texts.actions.edit} />
    </TopToolbar>
  );
  return (
    <Show component="div" actions={actions}>
      <Box sx={FORM_GRID}>
        <Summary />
        <Stack component="aside" sx={{ gap: 2 }}>
          <Totals />
          <HistoryPanel />
        </Stack>
      </Box>
    </Show>
  );
}

function Summary() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  const facts = [
    CAMPAIGN_TYPE_LABELS[record.campaign_type],
    CAMPAIGN_CATEGORY_LABELS[record.category],
    record.location,
  ];
  return (
    <Panel title={texts.sections.presentation.title} actions={<CampaignPhaseChip campaign={record} />}>
      <FallbackPicture
        src={pictureSource(record.picture, 960)}
        alt={record.picture?.alt ?? ''}
        category={record.category}
        focal={record.picture ?? undefined}
        sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }}
      />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.short_description}</Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      <Typography color="textSecondary">{campaignDates(record)}</Typography>
      <RichTextField source="description" />
      {record.status !== 'draft' && (
        <Button href={publicPath(record)} target="_blank" rel="noopener" variant="outlined" sx={{ mt: 2 }}>
          {texts.actions.open_public}
        </Button>
      )}
    </Panel>
  );
}

function Totals() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  return (
    <Panel title={texts.aside.totals}>
      <CampaignTotals campaign={record} />
    </Panel>
  );
}
