import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type CampaignRecord, DAY_MS } from '@livres/api/contract';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { GoalBars } from '../shared/charts/parts/GoalBars';
import { Panel } from '../shared/layout/Panel';
import { campaignGoals } from './campaign-goals';
import { dashboard as texts } from './dashboard.fr';

const SHOWN = 6;

/** How far the running campaigns are, with a mark where each should be today. */
export function GoalsPanel() {
  const { data, isPending } = useGetList<CampaignRecord>('campaigns', {
    filter: { status: 'active' },
    sort: { field: 'progress_percentage', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (isPending) return <Skeleton variant="rounded" height={220} />;
  const goals = campaignGoals(data ?? [], Math.floor(Date.now() / DAY_MS) * DAY_MS);
  return (
    <Panel
      title={texts.goals}
      help={texts.goals_help}
      actions={
        <Button component={Link} to="/campaigns">
          {texts.all_campaigns}
        </Button>
      }
    >
      {goals.rows.length === 0 ? (
        <Typography color="textSecondary">{texts.progress_empty}</Typography>
      ) : (
        <GoalBars
          data={goals}
          name="name"
          value="value"
          goal="goal"
          expected="expected"
          domainOf={() => 'content'}
        />
      )}
    </Panel>
  );
}
