import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CampaignChoice } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { useChartColors } from '../../shared/charts/chart-colors';
import { frenchMoney } from '../../shared/format/french-number';
import { Caption } from '../../shared/layout/Caption';
import { campaignAnalyticsPath } from '../shared/campaign-address';
import { shareText } from '../shared/share-text';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { choiceDates } from './campaign-dates';

/** A campaign to choose: what it raised, of what, and when it runs. */
export function CampaignCard({ campaign }: { campaign: CampaignChoice }) {
  const { id, title, raised, goal, currency } = campaign;
  const { main, steps } = useChartColors('money');
  const share = goal ? raised / goal : null;
  return (
    <Card component="li" sx={CARD}>
      <Box component={Link} to={campaignAnalyticsPath(id)} sx={WHOLE_CARD}>
        {title}
      </Box>
      <Caption component="p" sx={{ mb: 'auto' }}>
        {choiceDates(campaign)}
      </Caption>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {(raised > 0 || goal !== null) && <strong>{frenchMoney(raised, currency)} </strong>}
        {goal === null ? texts.no_goal : texts.raised_of(frenchMoney(goal, currency))}
        {share !== null && ` · ${shareText(share)}`}
      </Typography>
      {share !== null && (
        <Box aria-hidden sx={{ ...TRACK, bgcolor: steps[1]!.fill }}>
          <Box sx={{ height: '100%', width: `${Math.min(1, share) * 100}%`, bgcolor: main }} />
        </Box>
      )}
      {currency !== 'EUR' && <Caption component="p">{texts.other_currency}</Caption>}
    </Card>
  );
}

const CARD = {
  position: 'relative',
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const WHOLE_CARD = {
  color: 'inherit',
  fontWeight: 650,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '3px solid currentColor',
    outlineOffset: '-4px',
    borderRadius: 'inherit',
  },
} as const;

const TRACK = { height: 8, mt: 0.75, borderRadius: '2px', overflow: 'hidden' } as const;
