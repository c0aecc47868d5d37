import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath, showPath } from '../shared/records/content-paths';
import type { Line } from './day-panels';
import { Caption } from '../shared/layout/Caption';

interface Props {
  resource: string;
  lines: Line[];
  empty: string;
}

/** Records to look at today, a link and a note each. */
export function RecordLines({ resource, lines, empty }: Props) {
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  if (lines.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {lines.map((line) => (
        <Box component="li" key={line.id} sx={{ py: 1 }}>
          <MuiLink
            component={Link}
            to={canAccess ? editPath(resource, line) : showPath(resource, line)}
            sx={{ fontWeight: 650 }}
          >
            {line.title}
          </MuiLink>
          <Caption sx={{ display: 'block' }}>{line.note}</Caption>
        </Box>
      ))}
    </Box>
  );
}
