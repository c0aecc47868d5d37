import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DonorAnalytics } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { euros } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { shareText } from '../shared/share-text';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { tiersData } from './donor-data';
import { concentrationSentence } from './donor-sentences';
import { TierBars } from './TierBars';

/** How much of what is given rests on how few. */
export function ConcentrationChart({ donors }: { donors: DonorAnalytics }) {
  const { concentration, definitions, computed_at, from, to, against, before_from } = donors;
  const { first_ten: first, people } = concentration;
  return (
    <ChartPanel
      filters={donors.campaign ? [donors.campaign.title] : []}
      title={texts.concentration}
      definition={`${definitions.concentration} ${definitions.first_ten}`}
      computedAt={computed_at}
      sentence={concentrationSentence(concentration, against)}
      unit={texts.concentration_unit(dayRange(from, to))}
      data={tiersData(concentration)}
      period={[from, to]}
      footer={
        first.share !== null &&
        people > first.people && (
          <Typography variant="body2" sx={{ mt: 'auto', pt: 2 }}>
            <Box component="strong">{texts.first_ones(first.people)}</Box>
            {texts.would_miss(euros(Math.round(first.given)), shareText(first.share))}
          </Typography>
        )
      }
    >
      {(data) => <TierBars data={data} hasBefore={before_from !== null} />}
    </ChartPanel>
  );
}
