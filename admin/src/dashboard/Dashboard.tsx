import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  progressPercentage,
  type ArticleToLookAt,
  type CampaignRecord,
  type Dashboard as DashboardAnswer,
  type EventRecord,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { frenchMoment, timeAgo } from '../shared/format/french-date';
import { AuditLines } from '../shared/history/AuditLines';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import { MessagesToday } from './MessagesToday';
import { ProgressPanel } from './ProgressPanel';
import { QuickActions } from './QuickActions';
import { RecordLines } from './RecordLines';

const RECENT = 6;
const DAY_MS = 86_400_000;

/** What must be done today, then what happened. */
export default function Dashboard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.get<DashboardAnswer>('/admin/dashboard', { signal }),
    refetchInterval: 60_000,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  const { articles, campaigns, events, messages, recent } = data;
  return (
    <>
      <Title title={texts.title} />
      <QuickActions active={campaigns.active} drafts={campaigns.draft} />
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <MessagesToday messages={messages} />
          <Box sx={TODAY}>
            <Panel title={texts.ending} help={texts.ending_help}>
              <RecordLines
                resource="campaigns"
                records={campaigns.ending_soon}
                empty={texts.ending_empty}
                note={endsIn}
              />
            </Panel>
            <Panel title={texts.drafts} help={texts.drafts_help}>
              <RecordLines
                resource="campaigns"
                records={campaigns.drafts}
                empty={texts.drafts_empty}
                note={changed}
              />
            </Panel>
            <Panel title={texts.articles_in_progress} help={texts.articles_in_progress_help}>
              <RecordLines
                resource="articles"
                records={articles.in_progress}
                empty={texts.articles_in_progress_empty}
                note={changed}
              />
            </Panel>
            <Panel title={texts.articles_scheduled} help={texts.articles_scheduled_help}>
              <RecordLines
                resource="articles"
                records={articles.scheduled}
                empty={texts.articles_scheduled_empty}
                note={publicationMoment}
              />
            </Panel>
            <Panel title={texts.events_week} help={texts.events_week_help}>
              <RecordLines
                resource="events"
                records={events.this_week}
                empty={texts.events_week_empty}
                note={eventDay}
              />
            </Panel>
            <Panel title={texts.events_drafts} help={texts.events_drafts_help}>
              <RecordLines
                resource="events"
                records={events.drafts}
                empty={texts.events_drafts_empty}
                note={changed}
              />
            </Panel>
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
          <AuditLines entries={recent.slice(0, RECENT)} empty={texts.recent_empty} />
        </Panel>
      </Box>
    </>
  );
}

const endsIn = (campaign: CampaignRecord) =>
  texts.ends_in((Date.parse(campaign.end_date ?? '') - Date.now()) / DAY_MS, progressPercentage(campaign));
const eventDay = ({ start_date, city }: EventRecord) =>
  [frenchMoment(start_date ?? ''), city].filter(Boolean).join(' · ');
const publicationMoment = ({ publish_at }: ArticleToLookAt) =>
  texts.published_on(frenchMoment(publish_at ?? ''));
const changed = ({ updated_at }: { updated_at: string }) => texts.changed(timeAgo(updated_at, Date.now()));

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
