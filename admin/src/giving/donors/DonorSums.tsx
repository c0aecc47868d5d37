import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DonorDetail } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import { ChartTable } from '../../shared/layout/ChartTable';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './donor.fr';
import { euros } from '../../shared/format/french-number';

const { show } = texts;

/** How much, since when, and to what. */
export function DonorSums({ donor }: { donor: DonorDetail }) {
  const { given, gifts, average, first_given_at, last_given_at, recurring, recurring_monthly } = donor;
  const { years, campaigns } = donor;
  return (
    <Panel title={show.sums}>
      <Typography variant="h3" component="p">
        {euros(given)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.count(gifts)}
      </Typography>
      <DetailList
        facts={[
          [show.average, average === null ? null : euros(average)],
          [show.first, first_given_at && frenchDay(first_given_at)],
          [show.last, last_given_at && frenchDay(last_given_at)],
          [show.monthly, recurring > 0 ? euros(recurring_monthly) : null],
        ]}
      />
      {gifts > 0 && (
        <Box sx={TABLES}>
          <ChartTable
            caption={show.by_year}
            heads={[show.year, show.given, show.gifts]}
            rows={years.map((line) => [String(line.year), euros(line.given), frenchNumber(line.gifts)])}
          />
          <ChartTable
            caption={show.by_campaign}
            heads={[show.campaign, show.given, show.gifts]}
            rows={campaigns.map((line) => [line.label, euros(line.given), frenchNumber(line.gifts)])}
          />
        </Box>
      )}
    </Panel>
  );
}

const TABLES = {
  display: 'grid',
  gap: 3,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;
