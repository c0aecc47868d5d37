import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { CampaignRecord } from '@livres/api/contract';
import { dashboard as texts } from './dashboard.fr';

const BAR = 34;
const LONGEST_LABEL = { phone: 16, desktop: 34 };

export default function ProgressChart({ campaigns }: { campaigns: CampaignRecord[] }) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const theme = useTheme();
  const longest = isPhone ? LONGEST_LABEL.phone : LONGEST_LABEL.desktop;
  const percent = (value: number | null) => `${value ?? 0}\u00a0%`;
  return (
    <BarChart
      aria-label={texts.progress}
      layout="horizontal"
      height={campaigns.length * BAR + 48}
      margin={{ left: 0, right: 24, top: 0, bottom: 0 }}
      series={[
        {
          data: campaigns.map(({ progress_percentage }) => progress_percentage),
          label: texts.progress_unit,
          valueFormatter: percent,
          color: theme.palette.primary.main,
        },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: campaigns.map(({ id }) => id),
          width: isPhone ? 120 : 240,
          categoryGapRatio: 0.35,
          valueFormatter: (id: number, { location }) =>
            nameOf(id, campaigns, location === 'tick' ? longest : 200),
        },
      ]}
      xAxis={[{ min: 0, max: 100, valueFormatter: percent, tickNumber: 5 }]}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}

function nameOf(id: number, campaigns: CampaignRecord[], longest: number): string {
  const title = campaigns.find((campaign) => campaign.id === id)?.title ?? '';
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;
}
