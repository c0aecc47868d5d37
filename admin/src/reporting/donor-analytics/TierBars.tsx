import Box from '@mui/material/Box';
import { useChartColors } from '../../shared/charts/chart-colors';
import { figureOf, type ChartData } from '../../shared/charts/data/chart-data';
import { valueText } from '../../shared/charts/data/value-text';
import { frenchNumber } from '../../shared/format/french-number';
import { Caption } from '../../shared/layout/Caption';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import type { TierKey } from './donor-data';

/** What each tier of donors gives, as a part of the whole; a tick where it stood before. */
export function TierBars({ data, hasBefore }: { data: ChartData<TierKey>; hasBefore: boolean }) {
  const { steps, ink } = useChartColors();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {data.rows.map((row, index) => {
        const share = figureOf(row, 'share');
        const before = hasBefore ? figureOf(row, 'before') : null;
        return (
          <Box component="li" key={String(row.values.tier)} sx={{ fontSize: '0.84rem' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
              <strong>{row.values.tier}</strong>
              <Caption>{texts.people(frenchNumber(figureOf(row, 'people') ?? 0))}</Caption>
            </Box>
            <Box aria-hidden sx={{ ...TRACK, bgcolor: steps[1]!.fill }}>
              <Box sx={{ height: '100%', width: `${share ?? 0}%`, bgcolor: steps[5 - index]!.fill }} />
              {before !== null && <Box sx={{ ...TICK, left: `calc(${before}% - 1px)`, bgcolor: ink }} />}
            </Box>
            <strong>{texts.of_sums(valueText(share, { kind: 'percent' }))}</strong>
            {before !== null && <Caption>{texts.tier_was(valueText(before, { kind: 'percent' }))}</Caption>}
          </Box>
        );
      })}
    </Box>
  );
}

const TRACK = { position: 'relative', height: 16, my: 0.5, borderRadius: '2px' } as const;
const TICK = { position: 'absolute', top: -3, bottom: -3, width: 2 } as const;
