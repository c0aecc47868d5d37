import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath, showPath } from '../shared/publishing/content-paths';

interface Line {
  id: number;
  slug: string;
  title: string;
}

interface Props<Record extends Line> {
  resource: string;
  records: Record[];
  empty: string;
  note: (record: Record) => string;
}

/** Records to look at today, a link and a note each. */
export function RecordLines<Record extends Line>({ resource, records, empty, note }: Props<Record>) {
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  if (records.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {records.map((record) => (
        <Box component="li" key={record.id} sx={{ py: 1 }}>
          <MuiLink
            component={Link}
            to={canAccess ? editPath(resource, record) : showPath(resource, record)}
            sx={{ fontWeight: 650 }}
          >
            {record.title}
          </MuiLink>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {note(record)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
