import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DonorDetail, PeopleMerge } from '@livres/api/contract';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { texts } from './donor.fr';

const { merges } = texts;
const NEWEST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'merged_at', order: 'DESC' } } as const;

/** With whom this person was merged, and the way to merge them with another. */
export function DonorMerges({ donor: { id, email, name } }: { donor: DonorDetail }) {
  const isAllowed = mayDo('people-merges', 'write');
  const { data = [] } = useGetList<PeopleMerge>(
    'people-merges',
    { ...NEWEST, filter: { person_id: id } },
    { enabled: isAllowed },
  );
  if (!isAllowed) return null;
  return (
    <Panel title={merges.title}>
      <Stack component="ul" sx={{ gap: 1, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {data.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {merges.none}
          </Typography>
        )}
        {data.map((one) => (
          <Typography key={one.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {merges.line(
              frenchMoment(one.merged_at),
              one.absorbed_email || one.absorbed_name,
              one.staff_name,
            )}
            {one.chosen.phone && ` ${merges.phone(one.chosen.phone)}`}
            {one.undone_at && ` ${merges.undone(frenchMoment(one.undone_at))}`}
          </Typography>
        ))}
      </Stack>
      <Button component={Link} to="/people-merges" state={{ person: email || name }} variant="outlined">
        {merges.with}
      </Button>
    </Panel>
  );
}
