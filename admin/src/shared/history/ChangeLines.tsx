import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@livres/api/contract';
import { frenchMoment, timeAgo } from '../format/french-date';
import { ChangeSentence } from './ChangeSentence';

interface Props {
  entries: AuditEntry[];
  empty: string;
  onNavigate?: () => void;
}

/** What happened, one line each, newest first. */
export function ChangeLines({ entries, empty, onNavigate }: Props) {
  if (entries.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={{ py: 1 }}>
          <AuditLine entry={entry} {...(onNavigate ? { onNavigate } : {})} />
        </Box>
      ))}
    </Box>
  );
}

function AuditLine({ entry, onNavigate }: { entry: AuditEntry; onNavigate?: () => void }) {
  return (
    <>
      <Typography variant="body2">
        <ChangeSentence entry={entry} onNavigate={onNavigate} />
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        component="time"
        dateTime={entry.at}
        title={frenchMoment(entry.at)}
      >
        {timeAgo(entry.at, Date.now())}
      </Typography>
    </>
  );
}
