import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CaseStats } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useCaseStats } from '../shared/casework/case-queries';
import { casework } from '../shared/casework/casework.fr';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchNumber } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { universities as texts } from './universities.fr';
import type { CaseResource } from '../shared/casework/case-kind';

interface Props {
  resource: CaseResource;
  words: { title: string; list: string };
}

/** How many cases are in each state; each count leads to them. */
export function CaseCounts({ resource, words }: Props) {
  const { data, error, refetch } = useCaseStats(resource);
  return (
    <Panel
      title={words.title}
      actions={
        mayDo(resource, 'write') && (
          <Button component={RouterLink} to={`/${resource}/board`} size="small" variant="outlined">
            {texts.board}
          </Button>
        )
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={150} />}
      {data && <Counts resource={resource} figures={data} />}
      <Button component={RouterLink} to={listLink(resource, {})} size="small" sx={{ mt: 1, ml: -0.5 }}>
        {words.list}
      </Button>
    </Panel>
  );
}

function Counts({ resource, figures }: { resource: string; figures: CaseStats }) {
  const { open, unassigned, mine, days_to_answer, by_status } = figures;
  const { figures: words } = casework;
  return (
    <>
      <Box component="ul" sx={STATES}>
        {by_status.map(({ value, label, count }) => (
          <Box component="li" key={value}>
            <Link
              component={RouterLink}
              to={listLink(resource, { status: [value] })}
              color="inherit"
              underline="hover"
              sx={STATE}
            >
              <Typography component="span" variant="h5">
                {frenchNumber(count)}
              </Typography>
              <Typography component="span" variant="body2">
                {label}
              </Typography>
            </Link>
          </Box>
        ))}
      </Box>
      <DetailList
        facts={[
          [words.open, frenchNumber(open)],
          [words.unassigned, frenchNumber(unassigned)],
          [words.mine, frenchNumber(mine)],
          [words.delay, days_to_answer === null ? words.unknown : words.days(days_to_answer)],
        ]}
      />
    </>
  );
}

const STATES = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
} as const;
const STATE = {
  display: 'grid',
  p: 1,
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
