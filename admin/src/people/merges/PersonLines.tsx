import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KnownPerson } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { texts } from './people-merge.fr';

/** Someone in a few lines. */
export function PersonLines({ person }: { person: KnownPerson }) {
  const { name, email, phone, address, labels, said_at } = person;
  return (
    <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{name || texts.unnamed}</Typography>
      <Typography variant="body2">{email || texts.no_email}</Typography>
      {[phone, address].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      <Typography variant="caption" color="textSecondary">
        {texts.known_from(labels.join(', ').toLowerCase(), frenchDay(said_at))}
      </Typography>
    </Stack>
  );
}

export const calledOf = ({ name, email }: KnownPerson): string => name || email || texts.unnamed;
