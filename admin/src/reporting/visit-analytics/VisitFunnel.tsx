import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figure, VisitAnalytics } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { PointsOfThousand } from '../../shared/charts/parts/PointsOfThousand';
import { frenchNumber } from '../../shared/format/french-number';
import { SPREAD_LINE } from '../../shared/layout/sx';
import { visitTexts as texts } from './visit-analytics.fr';
import { funnelData, isFunnelCompared } from './visit-data';
import { funnelSentence, percent, uncountedSentence } from './visit-sentences';

/** From the visit to the gift that is paid; where one stops, and what else is done on the site. */
export function VisitFunnel({ visits }: { visits: VisitAnalytics }) {
  const { figures, definitions, stops, conversions, computed_at, from, to } = visits;
  const sentence = funnelSentence(visits);
  const { visits: all, visits_began: began, visits_gave: gave } = figures;
  const isCompared = isFunnelCompared(figures);
  return (
    <ChartPanel
      title={texts.funnel}
      definition={definitions.funnel}
      computedAt={computed_at}
      data={all.value ? funnelData(visits) : { columns: funnelData(visits).columns, rows: [] }}
      period={[from, to]}
      {...(sentence && { sentence })}
      footer={
        <Box sx={BELOW}>
          <Lines title={texts.stops} lines={stops.map(({ label, count }) => [label, frenchNumber(count)])} />
          <Lines
            title={texts.elsewhere}
            lines={conversions
              .filter(({ seen }) => seen.value)
              .map(({ label, rate }) => [label, rate.value === null ? '—' : percent(rate.value)])}
          />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {uncountedSentence(figures)}
          </Typography>
        </Box>
      }
    >
      {(data) => (
        <PointsOfThousand
          data={data}
          name="step"
          value="value"
          {...(isCompared && { before: 'before' as const })}
          caption={texts.point}
          domain="money"
          passages={[
            passage(began, all, isCompared, texts.begin),
            passage(gave, began, isCompared, texts.finish),
          ]}
        />
      )}
    </ChartPanel>
  );
}

function passage(part: Figure, whole: Figure, isCompared: boolean, verb: string): string {
  const of = (one: number | null, all: number | null) => (all ? percent(((one ?? 0) * 100) / all) : null);
  const now = of(part.value, whole.value);
  return now ? texts.passage(now, verb, isCompared ? of(part.before, whole.before) : null) : '';
}

const Lines = ({ title, lines }: { title: string; lines: string[][] }) => (
  <div>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(([label, value]) => (
        <Box key={label} sx={{ ...SPREAD_LINE, py: 0.5 }}>
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 700 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  </div>
);

const BELOW = {
  display: 'grid',
  gap: 2,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
