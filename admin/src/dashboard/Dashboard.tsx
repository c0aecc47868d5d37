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
import { ComingDays } from './ComingDays';
import { dashboard as texts } from './dashboard.fr';
import { FiguresToday } from './FiguresToday';
import { dayPanels } from './day-panels';
import { DonationsToday } from './DonationsToday';
import { GivingMonths } from './GivingMonths';
import { GivingPanel } from './GivingPanel';
import { GoalsPanel } from './GoalsPanel';
import { LastGifts } from './LastGifts';
import { PlacesPanel } from './PlacesPanel';
import { QuickActions } from './QuickActions';
import { RecordLines } from './RecordLines';
import { SettingsToday } from './SettingsToday';
import { TodayPanel } from './TodayPanel';
import { WeekPanel } from './WeekPanel';
import { MINUTE_MS } from '@livres/api/contract';

const RECENT = 6;

/** What must be done beside the week's figures; then goals, places, and what happened. */
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
        <Box sx={{ ...COLUMN, ...FIRST }}>
          <TodayPanel messages={messages} />
          <SettingsToday />
          <FiguresToday />
          <ComingDays dashboard={data} />
          {dayPanels(data, Date.now()).map(({ resource, words: { title, help, empty }, lines }) => (
            <Panel key={title} title={title} help={help}>
              <RecordLines resource={resource} lines={lines} empty={empty} />
            </Panel>
          ))}
          <Panel
            title={texts.recent}
            actions={
              <Button component={Link} to="/history">
                {texts.all_recent}
              </Button>
            }
          >
            <ChangeLines entries={recent.slice(0, RECENT)} empty={texts.recent_empty} />
          </Panel>
        </Box>
        <Box sx={{ ...COLUMN, ...SECOND }}>
          <WeekPanel />
          <GivingMonths />
          <GoalsPanel />
          <Box sx={TWO}>
            <LastGifts />
            <PlacesPanel />
          </Box>
          <DonationsToday />
          <GivingPanel />
        </Box>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
} as const;

/** Both end level: the last part of the shorter one grows. */
const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  '& > :last-child': { flexGrow: 1 },
} as const;

/** On a phone, the week's figures follow what must be done. */
const FIRST = {
  display: { xs: 'contents', lg: 'flex' },
  '& > :first-of-type': { order: { xs: -2, lg: 0 } },
} as const;
const SECOND = {
  display: { xs: 'contents', lg: 'flex' },
  '& > :first-of-type': { order: { xs: -1, lg: 0 } },
} as const;

const TWO = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
} as const;
