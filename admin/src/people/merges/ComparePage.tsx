import BackIcon from '@mui/icons-material/ArrowBack';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PeopleComparison } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { MergeForm } from './MergeForm';
import { PersonLines } from './PersonLines';
import { texts } from './people-merge.fr';

/** Two people side by side, what of each is kept, and what follows. */
export default function ComparePage() {
  const { kept: kept_id = '', absorbed: absorbed_id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['people-merges', 'comparison', kept_id, absorbed_id],
    queryFn: ({ signal }) =>
      api.request('POST', '/admin/people-merges/comparisons', { body: { kept_id, absorbed_id }, signal }),
    staleTime: 0,
    retry: false,
  });
  return (
    <Stack sx={{ gap: 2, mt: 1, maxWidth: 1100 }}>
      <Title title={texts.compare_title} />
      <Button component={Link} to="/people-merges" startIcon={<BackIcon />} sx={{ alignSelf: 'flex-start' }}>
        {texts.back}
      </Button>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && !error && <Comparison comparison={data.body} onChange={() => void refetch()} />}
    </Stack>
  );
}

function Comparison({ comparison, onChange }: { comparison: PeopleComparison; onChange: () => void }) {
  const { kept, absorbed, rows, notes, stamp } = comparison;
  return (
    <>
      <Box sx={SIDES}>
        <Panel title={texts.kept} help={texts.kept_help}>
          <PersonLines person={kept} />
        </Panel>
        <Panel title={texts.absorbed} help={texts.absorbed_help}>
          <PersonLines person={absorbed} />
        </Panel>
      </Box>
      {absorbed.email && (
        <Button
          component={Link}
          to={`/people-merges/${absorbed.id}/${kept.id}`}
          replace
          startIcon={<SwapIcon />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.swap}
        </Button>
      )}
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      <Panel title={texts.follows} help={rows.length > 0 ? texts.follows_help : texts.follows_none}>
        <DetailList
          facts={rows.map(({ label, count, stays }): [string, string] => [
            label,
            stays
              ? `${count.toLocaleString('fr-FR')} — ${texts.stays(stays)}`
              : count.toLocaleString('fr-FR'),
          ])}
        />
      </Panel>
      <MergeForm key={stamp} comparison={comparison} onChange={onChange} />
    </>
  );
}

const SIDES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
