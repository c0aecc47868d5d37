import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { frenchMoment } from '../format/french-date';
import { history } from './history.fr';

export interface TimelineLine {
  id: number;
  at: string;
  /** A name, or in words who it was. */
  by: string;
  text: string;
  details: string | null;
  icon: ComponentType<{ fontSize?: 'small'; color?: 'inherit' }>;
  /** A colour of the theme, where it is more than news. */
  tone?: string | undefined;
}

/** What happened to one record, newest first, along a thread. */
export function Timeline({ lines }: { lines: TimelineLine[] }) {
  if (lines.length === 0) return <Typography color="textSecondary">{history.nothing}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </Box>
  );
}

function Line({
  line: { at, by, text, details, icon: Icon, tone = 'text.secondary' },
}: {
  line: TimelineLine;
}) {
  return (
    <Box component="li" sx={LINE}>
      <Box aria-hidden="true" sx={{ ...DOT, color: tone }}>
        <Icon fontSize="small" color="inherit" />
      </Box>
      <Box sx={{ minWidth: 0, pb: 2.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {details && (
          <Typography variant="body2" sx={DETAILS}>
            {details}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          <time dateTime={at}>{frenchMoment(at)}</time> · {by}
        </Typography>
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: 1.5,
  position: 'relative',
  // The thread from one line to the next.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 15,
    top: 32,
    bottom: 0,
    width: 2,
    bgcolor: 'divider',
  },
} as const;
const DOT = {
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
const DETAILS = {
  mt: 0.5,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
