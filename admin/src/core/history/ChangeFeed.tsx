import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@livres/api/contract';
import { useListContext } from 'react-admin';
import { frenchMoment } from '../../shared/format/french-date';
import { ChangeSentence } from '../../shared/history/ChangeSentence';
import { ChangeList } from '../../shared/history/ChangeList';
import { NoResults } from '../../shared/records/NoResults';

export function ChangeFeed() {
  const { data, isPending } = useListContext<AuditEntry>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <NoResults />;
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {data.map((entry) => (
        <Box component="li" key={entry.id} sx={{ px: 2.5, py: 1.5 }}>
          <Entry entry={entry} />
        </Box>
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <Typography>
        <ChangeSentence entry={entry} />
      </Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={entry.at}>
        {frenchMoment(entry.at)}
      </Typography>
      <ChangeList entry={entry} />
    </>
  );
}
