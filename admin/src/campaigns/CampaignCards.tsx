import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CampaignRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeAgo } from '../shared/format/french-date';
import { FallbackPicture } from '../shared/media/FallbackPicture';
import { pictureSource } from '../shared/media/picture-source';
import { campaign as texts } from './campaign.fr';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignProgress } from './CampaignProgress';
import { useCampaignPath } from './use-campaign-path';

/** The list on a phone: a card each, nothing to scroll sideways. */
export function CampaignCards() {
  const { data, isPending } = useListContext<CampaignRecord>();
  const pathOf = useCampaignPath();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => (
        <Card component="li" key={record.id}>
          <CardActionArea
            component={Link}
            to={pathOf(record)}
            sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
          >
            <FallbackPicture
              key={record.picture?.id ?? 0}
              src={pictureSource(record.picture, 160)}
              alt=""
              category={record.category}
              focal={record.picture ?? undefined}
              sx={{ width: 84, height: 64, borderRadius: 1, flexShrink: 0 }}
            />
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
              <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
              <CampaignPhaseChip campaign={record} />
              <Box sx={{ width: '100%' }}>
                <CampaignProgress campaign={record} />
              </Box>
              <Typography variant="caption" color="textSecondary">
                {texts.list.updated(timeAgo(record.updated_at, Date.now()))}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
