import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { drawnIllustration, type CampaignRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { timeAgo } from '../../shared/format/french-date';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { campaign as texts } from './campaign.fr';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignProgress } from './CampaignProgress';
import { Caption } from '../../shared/layout/Caption';

/** A campaign in the list on a phone. */
export function CampaignCard() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  return (
    <>
      <FallbackPicture
        key={record.picture?.id ?? 0}
        src={pictureSource(record.picture, 160)}
        alt=""
        illustration={drawnIllustration(record.category, record.slug)}
        focal={record.picture ?? undefined}
        sx={{ width: 84, height: 64, borderRadius: 1, flexShrink: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <CampaignPhaseChip campaign={record} />
          <WaitingChip />
        </Stack>
        <Box sx={{ width: '100%' }}>
          <CampaignProgress campaign={record} />
        </Box>
        <Caption>{texts.list.updated(timeAgo(record.updated_at, Date.now()))}</Caption>
      </Box>
    </>
  );
}
