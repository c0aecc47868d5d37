import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CampaignAnalytics } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { useChartColors } from '../../shared/charts/chart-colors';
import { editPath, showPath } from '../../shared/records/content-paths';
import { mayDo } from '../../shared/rights/rights';
import { DISPLAY_FONT } from '../../shared/theme/tokens';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { reachedOf, summaryOf } from './campaign-summary';

/** The answer first, on the campaign's own ground: how far it is, how fast, and whether it will get there. */
export function CampaignSummary({ answer }: { answer: CampaignAnalytics }) {
  const { campaign } = answer;
  const { sum, of } = reachedOf(campaign);
  const { background } = useChartColors('money');
  const page = mayDo('campaigns', 'write')
    ? editPath('campaigns', campaign)
    : showPath('campaigns', campaign);
  return (
    <Card sx={{ ...CARD, bgcolor: background }}>
      <Typography component="p">
        <Box component="strong" sx={SUM}>
          {sum}
        </Box>{' '}
        {of}
      </Typography>
      <Typography component="p" sx={{ flex: '1 1 340px', lineHeight: 1.5 }}>
        {summaryOf(answer).map(({ text, isStrong }) =>
          isStrong ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
        )}
      </Typography>
      <Button
        component={Link}
        to={page}
        variant="outlined"
        className="ChartTools"
        sx={{ bgcolor: 'background.paper' }}
      >
        {texts.open}
      </Button>
    </Card>
  );
}

const CARD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  p: { xs: 2, sm: 2.5 },
  backgroundImage: 'none',
  borderColor: 'transparent',
} as const;

const SUM = {
  fontFamily: DISPLAY_FONT,
  fontSize: { xs: '1.7rem', md: '2rem' },
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  mr: 0.5,
} as const;
