import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GivingStats, GivingShare } from '@livres/api/contract';
import { frenchMoney, frenchNumber } from '../shared/format/french-number';
import { ChartTable } from '../shared/layout/ChartTable';
import { giving as texts } from './giving.fr';
import { TABLES } from '../shared/layout/sx';

/** What the sum is made of, the greatest first. */
export function GivingShares({ figures }: { figures: GivingStats }) {
  const { by_campaign, by_source, by_method, by_frequency, by_utm, now } = figures;
  if (now.gifts === 0 && by_campaign.length === 0) return <Typography>{texts.nothing}</Typography>;
  return (
    <Box sx={TABLES}>
      <Shares title={texts.by_campaign} shares={by_campaign} whole={now.raised} />
      <Shares title={texts.by_source} shares={by_source} whole={now.raised} />
      <Shares title={texts.by_method} shares={by_method} whole={now.raised} />
      <Shares title={texts.by_frequency} shares={by_frequency} whole={now.raised} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Shares title={texts.by_utm} head={texts.utm} shares={by_utm} whole={now.raised} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.utm_help}
        </Typography>
      </Box>
    </Box>
  );
}

interface Props {
  title: string;
  /** Over the first column. */
  head?: string;
  shares: GivingShare[];
  whole: number;
}

function Shares({ title, head = texts.share_of, shares, whole }: Props) {
  const percent = (raised: number) =>
    whole > 0 ? `${frenchNumber(Math.round((raised * 100) / whole))}\u00a0%` : '—';
  return (
    <Box>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <ChartTable
        caption={title}
        heads={[head, texts.raised, texts.share, texts.gifts]}
        rows={shares.map(({ label, raised, gifts }) => [
          label,
          frenchMoney(raised, 'EUR'),
          percent(raised),
          frenchNumber(gifts),
        ])}
      />
    </Box>
  );
}
