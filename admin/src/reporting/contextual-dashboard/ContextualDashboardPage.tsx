import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Subject } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { mayDo } from '../../shared/rights/rights';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { campaignAnalyticsPath } from '../shared/campaign-address';
import { CHART_GRID } from '../shared/chart-grid';
import { MeasureChart, useMeasure } from '../shared/MeasureChart';
import { PeriodBar } from '../shared/PeriodBar';
import { usePeriod } from '../shared/period-address';
import { contextual as texts } from './contextual.fr';
import { SubjectFigures } from './SubjectFigures';
import { SubjectSearch } from './SubjectSearch';
import { chartsOf, figuresOf } from './subject-questions';
import { useSubject } from './use-subject';

const PERIODS = ['7_days', '30_days', 'quarter', 'year', '12_months', 'all', 'dates'] as const;
const mayRead = (resource: string) => mayDo(resource, 'read');

/** The figures of one thing, by an address that can be shared. */
export default function ContextualDashboardPage() {
  const { period, setPeriod } = usePeriod({ period: '12_months', against: 'last_year' });
  const { subject, isChosen, error, choose } = useSubject();
  const kind = subject?.kind ?? 'whole';
  const scope = { ...period, ...(subject && filterOf(subject)) };
  const charts = chartsOf(kind, mayRead);
  const first = charts[0];
  const { data: known } = useMeasure(
    { measure: first?.measure ?? 'visits', dimension: first?.dimension ?? 'step', ...scope },
    !isChosen || subject !== null,
  );
  return (
    <AnalyticsScreen
      title={subject?.label ?? texts.title}
      help={subject ? texts.about[subject.kind] : texts.help}
      actions={
        <>
          {subject?.kind === 'campaign' && mayRead('giving') && (
            <Button variant="outlined" component={Link} to={campaignAnalyticsPath(subject.id)}>
              {texts.campaign_in_figures}
            </Button>
          )}
          <CopyButton text={() => location.href} label={texts.link} />
        </>
      }
    >
      <PeriodBar periods={PERIODS} asked={period} onChange={setPeriod} days={known}>
        <SubjectSearch subject={subject} onChoose={choose} />
      </PeriodBar>
      {error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => choose(null)}>
              {texts.clear}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {isChosen && !subject && !error && <Skeleton variant="rounded" height={420} />}
      {(!isChosen || subject) && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SubjectFigures charts={figuresOf(kind, mayRead)} scope={scope} />
          <Box sx={CHART_GRID}>
            {charts.map(({ measure, dimension, domain }) => (
              <MeasureChart
                key={`${measure} ${dimension}`}
                question={{ measure, dimension, ...scope }}
                domain={domain}
                moreIsBetter={measure !== 'requests'}
              />
            ))}
          </Box>
        </Box>
      )}
    </AnalyticsScreen>
  );
}

const filterOf = ({ kind, id }: Subject) => (kind === 'region' ? { region: id } : { [kind]: Number(id) });
