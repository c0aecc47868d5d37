import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CampaignRecord } from '@livres/api/contract';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';
import { campaignMessages } from './campaign.fr';
import { CampaignProgress } from './CampaignProgress';

const { fields } = campaignMessages;

/** What has been collected so far: derived, never typed. */
export function CampaignTotals({ campaign }: { campaign: CampaignRecord }) {
  const lines: [string, string][] = [
    [fields.current_amount, frenchMoney(campaign.current_amount, campaign.currency)],
    [fields.current_books, frenchNumber(campaign.current_books)],
    [fields.current_equipment, frenchNumber(campaign.current_equipment)],
    [fields.donation_count, frenchNumber(campaign.donation_count)],
  ];
  return (
    <>
      <CampaignProgress campaign={campaign} />
      <Box
        component="dl"
        sx={{ m: 0, mt: 1.5, display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 12px' }}
      >
        {lines.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
