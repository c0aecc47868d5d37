import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactEntry } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import { texts } from './contact-message.fr';

/** What the team wrote, in order: replies to the sender, notes for itself. */
export function MessageThread({ entries }: { entries: ContactEntry[] }) {
  if (entries.length === 0) return <Typography color="textSecondary">{texts.thread_empty}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {entries.map(({ id, kind, body, staff_name, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{ borderLeft: 4, borderColor: kind === 'reply' ? 'success.main' : 'divider', pl: 1.5 }}
        >
          <Typography variant="body2">
            <strong>{texts.kinds[kind]}</strong> · {staff_name} ·{' '}
            <time dateTime={created_at}>{frenchMoment(created_at)}</time>
          </Typography>
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
        </Box>
      ))}
    </Box>
  );
}
