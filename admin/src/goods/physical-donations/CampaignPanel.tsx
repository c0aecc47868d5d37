import Link from '@mui/material/Link';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './physical-donation.fr';

export function CampaignPanel({ donation }: { donation: PhysicalDonationRecord }) {
  return (
    <Panel title={texts.show.campaign}>
      <Link component={RouterLink} to={`/campaigns/${donation.campaign_id}/show`}>
        {donation.campaign_name}
      </Link>
    </Panel>
  );
}
