import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMediaQuery, useTheme } from '@mui/material';
import { Link } from 'react-router-dom';
import { DIVIDED_LIST, SPREAD_LINE } from '../shared/layout/sx';
import { domainColors } from '../shared/theme/domain-colors';
import { dashboard as texts } from './dashboard.fr';
import { TODO_TIMES, type Todo } from './todo';

/** What is to be done by how soon; on a phone, what can wait is folded. */
export function TodoGroups({ todo }: { todo: readonly Todo[] }) {
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  return TODO_TIMES.map((when) => {
    const lines = todo.filter((one) => one.when === when);
    if (lines.length === 0) return null;
    const title = texts.times[when];
    if (when === 'later' && isPhone)
      return (
        <Box component="details" key={when} sx={{ mt: 2 }}>
          <Typography component="summary" sx={{ fontWeight: 700, py: 1, cursor: 'pointer' }}>
            {title} ({lines.length})
          </Typography>
          <TodoLines lines={lines} />
        </Box>
      );
    return (
      <Box key={when} sx={{ mt: 2 }}>
        <Typography
          component="h3"
          variant="body2"
          sx={{ fontWeight: 700, color: when === 'late' ? 'error.main' : 'text.secondary' }}
        >
          {title}
        </Typography>
        <TodoLines lines={lines} />
      </Box>
    );
  });
}

const TodoLines = ({ lines }: { lines: readonly Todo[] }) => (
  <Box component="ul" sx={DIVIDED_LIST}>
    {lines.map((line) => (
      <TodoLine key={line.to} {...line} />
    ))}
  </Box>
);

function TodoLine({ text, note, action, to, domain, when }: Todo) {
  const { palette } = useTheme();
  const colors = domainColors(palette.mode)[domain];
  return (
    <Box component="li" sx={SPREAD_LINE}>
      <Box sx={{ minWidth: 0, display: 'flex', gap: 1.25 }}>
        <Box aria-hidden sx={{ ...DIAMOND, bgcolor: colors.main }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
          {note && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </Box>
      </Box>
      <Button
        component={Link}
        to={to}
        size="small"
        variant={when === 'late' ? 'contained' : 'outlined'}
        sx={{ flexShrink: 0 }}
      >
        {action}
      </Button>
    </Box>
  );
}

const DIAMOND = {
  width: 10,
  height: 10,
  mt: 0.85,
  flexShrink: 0,
  transform: 'rotate(45deg)',
  borderRadius: '2px',
} as const;
