import Typography from '@mui/material/Typography';
import { type Measure, MEASURES } from '@livres/api/contract';
import { useQueries } from '@tanstack/react-query';
import { api } from '../shared/api/api';
import { FigureRow } from '../shared/charts/figures/FigureRow';
import { Panel } from '../shared/layout/Panel';
import { mayDo } from '../shared/rights/rights';
import type { Domain } from '../shared/theme/domain-colors';
import { dashboard as texts } from './dashboard.fr';

const FIGURES: readonly { measure: Measure; domain: Domain; to: string; moreIsBetter: boolean }[] = [
  { measure: 'raised', domain: 'money', to: '/advanced-analytics', moreIsBetter: true },
  { measure: 'books', domain: 'goods', to: '/visualizations', moreIsBetter: true },
  { measure: 'requests', domain: 'studies', to: '/accompaniment-requests', moreIsBetter: false },
  { measure: 'visits', domain: 'content', to: '/analytics', moreIsBetter: true },
];
const PERIOD = { period: '7_days', dimension: 'step' } as const;

/** The last seven days of each domain, beside the seven before. */
export function WeekPanel() {
  const shown = FIGURES.filter(({ measure }) => mayDo(MEASURES[measure].resource, 'read'));
  const answers = useQueries({
    queries: shown.map(({ measure }) => ({
      queryKey: ['analytics', 'measures', { measure, ...PERIOD }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/admin/analytics/measures', { signal, params: { measure, ...PERIOD } }),
    })),
  });
  return (
    <Panel
      title={texts.week}
      actions={
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {texts.week_help}
        </Typography>
      }
    >
      <FigureRow
        isBare
        label={texts.week}
        figures={shown.map(({ measure, domain, to, moreIsBetter }, index) => {
          const { total, series = [] } = answers[index]?.data ?? {};
          return {
            label: texts.week_labels[measure] ?? MEASURES[measure].label,
            value: total?.value ?? null,
            before: total?.before ?? null,
            kind: MEASURES[measure].unit === 'euros' ? ('euros' as const) : ('count' as const),
            domain,
            to,
            moreIsBetter,
            line: { now: series.map(({ value }) => value), before: series.map(({ before }) => before) },
          };
        })}
      />
    </Panel>
  );
}
