import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { ChangeLines } from '../shared/history/ChangeLines';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import { FiguresToday } from './FiguresToday';
import { dayPanels } from './day-panels';
import { DonationsToday } from './DonationsToday';
import { GivingPanel } from './GivingPanel';
import { ProgressPanel } from './ProgressPanel';
import { QuickActions } from './QuickActions';
import { RecordLines } from './RecordLines';
import { SettingsToday } from './SettingsToday';
import { TodayPanel } from './TodayPanel';
import { MINUTE_MS } from '@livres/api/contract';

const RECENT = 6;

/** What must be done today, then what happened. */
export default function Dashboard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.get('/admin/dashboard', { signal }),
    refetchInterval: MINUTE_MS,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  const { campaigns, messages, recent } = data;
  return (
    <>
      <Title title={texts.title} />
      <QuickActions campaigns={campaigns} />
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TodayPanel messages={messages} />
          <GivingPanel />
          <DonationsToday />
          <FiguresToday />
          <SettingsToday />
          <Box sx={TODAY}>
            {dayPanels(data, Date.now()).map(({ resource, words: { title, help, empty }, lines }) => (
              <Panel key={title} title={title} help={help}>
                <RecordLines resource={resource} lines={lines} empty={empty} />
              </Panel>
            ))}
          </Box>
          <ProgressPanel />
        </Box>
        <Panel
          title={texts.recent}
          actions={
            <Button component={Link} to="/notifications">
              {texts.all_recent}
            </Button>
          }
        >
          <ChangeLines entries={recent.slice(0, RECENT)} empty={texts.recent_empty} />
        </Panel>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
} as const;

const TODAY = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
} as const;
