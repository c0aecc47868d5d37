import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CampaignAnalytics, CampaignChoice } from '@livres/api/contract';
import { CampaignSelect } from '../shared/CampaignSelect';
import { STACK, unevenGrid } from '../shared/chart-grid';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { CompareChart } from './CompareChart';
import { SideBySide } from './SideBySide';

interface Props {
  answer: CampaignAnalytics;
  /** Those in euros, without this one. */
  choices: readonly CampaignChoice[];
  onCompare: (id: number | undefined) => void;
}

/** Another campaign beside this one, once chosen. */
export function CompareSection({ answer, choices, onCompare }: Props) {
  const { campaign, other, aligned } = answer;
  return (
    <Box sx={STACK}>
      <Card sx={HEAD}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {texts.compare_help}
        </Typography>
        <CampaignSelect
          label={texts.compare_with}
          none={texts.nothing_beside}
          campaigns={choices}
          chosen={other?.id}
          onChoose={onCompare}
        />
      </Card>
      {other && (
        <Box sx={unevenGrid(1.4)}>
          <CompareChart answer={answer} other={other} />
          <SideBySide campaign={campaign} other={other} aligned={aligned} />
        </Box>
      )}
    </Box>
  );
}

const HEAD = {
  p: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
} as const;
