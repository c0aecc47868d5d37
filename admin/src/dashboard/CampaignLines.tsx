import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { progressPercentage, type CampaignRecord } from '@livres/api/contract';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  campaigns: CampaignRecord[];
  empty: string;
  note: (campaign: CampaignRecord) => string;
}

export function CampaignLines({ campaigns, empty, note }: Props) {
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'edit' });
  if (campaigns.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {campaigns.map((campaign) => (
        <Box component="li" key={campaign.id} sx={{ py: 1 }}>
          <MuiLink
            component={Link}
            to={canAccess ? `/campaigns/${campaign.slug}/edit` : `/campaigns/${campaign.id}/show`}
            sx={{ fontWeight: 650 }}
          >
            {campaign.title}
          </MuiLink>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {note(campaign)} · {progressPercentage(campaign)}&nbsp;%
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
