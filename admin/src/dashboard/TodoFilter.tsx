import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material';
import { type Domain, domainColors } from '../shared/theme/domain-colors';
import { dashboard as texts } from './dashboard.fr';
import type { Todo } from './todo';

interface Props {
  todo: readonly Todo[];
  chosen: Domain | null;
  onChoose: (domain: Domain | null) => void;
}

const DOMAINS = ['money', 'goods', 'studies', 'content'] as const;

/** One domain of the work, or all of them. */
export function TodoFilter({ todo, chosen, onChoose }: Props) {
  const { palette } = useTheme();
  const counts = DOMAINS.map((domain) => ({
    domain,
    count: todo.filter((line) => line.domain === domain).length,
  })).filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  return (
    <Stack direction="row" role="group" aria-label={texts.by_domain} sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      <Chip
        label={texts.all_domains}
        size="small"
        clickable
        aria-pressed={chosen === null}
        color={chosen === null ? 'primary' : 'default'}
        onClick={() => onChoose(null)}
      />
      {counts.map(({ domain, count }) => (
        <Chip
          key={domain}
          label={`${texts.domains[domain]} ${count}`}
          size="small"
          clickable
          variant={chosen === domain ? 'filled' : 'outlined'}
          aria-pressed={chosen === domain}
          onClick={() => onChoose(chosen === domain ? null : domain)}
          sx={{ borderColor: domainColors(palette.mode)[domain].main }}
        />
      ))}
    </Stack>
  );
}
