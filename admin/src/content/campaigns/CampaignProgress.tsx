import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { progressPercentage, type Campaign, campaignGoals, type CampaignGoal } from '@livres/api/contract';
import { campaign as texts } from './campaign.fr';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';

/** The progress of the campaign: drawn, and in words. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const lines = goalLines(campaign);
  if (lines.length === 0) return <Typography variant="caption">{texts.list.no_goal}</Typography>;
  const percentage = progressPercentage(campaign);
  return (
    <Box sx={{ minWidth: 150 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={percentage}
          color={percentage >= 100 ? 'success' : 'secondary'}
          aria-label={texts.aside.progress(percentage)}
          sx={{ flex: 1, height: 8 }}
        />
        <Typography
          variant="caption"
          sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {percentage}&nbsp;%
        </Typography>
      </Box>
      {lines.map((line) => (
        <Typography
          key={line}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.35 }}
        >
          {line}
        </Typography>
      ))}
    </Box>
  );
}

/** « 8 320 € sur 13 000 € », one line a goal. */
function goalLines(campaign: Campaign): string[] {
  return campaignGoals(campaign).map((goal) => goalLine(goal, campaign));
}

function goalLine({ kind, current, goal }: CampaignGoal, { currency }: Campaign): string {
  if (kind === 'money') return texts.list.of(frenchMoney(current, currency), frenchMoney(goal, currency));
  return texts.list.of(frenchNumber(current), texts.list[kind](frenchNumber(goal)));
}
