import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { MINUTE_MS, type Resource } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { history as texts } from './history.fr';
import { namesBegunBy, withName } from './typed-mention';

interface Props {
  /** What the note is about. */
  resource: Resource;
  text: string;
  onChange: (text: string) => void;
}

/** Colleagues whose name begins as what is typed after « @ »: the one that is chosen is written out. */
export function MentionChoices({ resource, text, onChange }: Props) {
  const isNaming = text.includes('@');
  const { data = [] } = useQuery({
    queryKey: ['colleagues', resource],
    queryFn: ({ signal }) => api.get('/admin/notifications/colleagues', { params: { resource }, signal }),
    enabled: isNaming,
    staleTime: 5 * MINUTE_MS,
  });
  const names = namesBegunBy(text, data);
  if (names.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={texts.mention}
      sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}
    >
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          label={`@${name}`}
          clickable
          onClick={() => onChange(withName(text, name))}
        />
      ))}
    </Stack>
  );
}
