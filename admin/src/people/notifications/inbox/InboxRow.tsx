import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { InboxLine } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { frenchMoment } from '../../../shared/format/french-date';
import { UnreadMark } from '../../../shared/layout/UnreadMark';
import { notifications as texts } from '../notifications.fr';
import { clockOf } from './days';
import { KindTile } from './KindTile';
import { spokenMoment } from './snooze-moments';

interface Props {
  line: InboxLine;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: (isChosen: boolean) => void;
  onRead: (isRead: boolean) => void;
  onSnooze: (button: HTMLElement) => void;
}

/** One line a fact: what, a word more, when, and what one does about it. */
export function InboxRow({ line, isChosen, isCurrent, onChoose, onRead, onSnooze }: Props) {
  const { id, kind, title, detail, is_read, is_mine, path, shown_at, snoozed_until } = line;
  return (
    <Box component="li" data-line={id} sx={{ ...ROW, ...(isCurrent && CURRENT) }}>
      <Checkbox
        checked={isChosen}
        onChange={(_, checked) => onChoose(checked)}
        slotProps={{ input: { 'aria-label': texts.select(title) } }}
        sx={{ p: 0.5, gridArea: 'box' }}
      />
      <Box sx={{ gridArea: 'dot', display: 'grid', placeItems: 'center' }}>
        <UnreadMark isRead={is_read || snoozed_until !== null} label={texts.is_unread} />
      </Box>
      <Box sx={{ gridArea: 'tile' }}>
        <KindTile notification={line} />
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: is_read ? 500 : 700, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {is_mine && <Chip size="small" label={texts.is_mine} sx={{ ml: 1, height: 22 }} />}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[detail, snoozed_until && texts.back_at(spokenMoment(snoozed_until))].filter(Boolean).join(', ')}
        </Typography>
      </Box>
      <Typography
        component="time"
        dateTime={shown_at}
        title={frenchMoment(shown_at)}
        variant="body2"
        color="textSecondary"
        sx={{ gridArea: 'time', whiteSpace: 'nowrap' }}
      >
        {clockOf(shown_at)}
      </Typography>
      <Box sx={ACTIONS}>
        <Button
          component={Link}
          to={path}
          size="small"
          variant="outlined"
          onClick={() => !is_read && onRead(true)}
          data-open
        >
          {texts.verbs[kind] ?? texts.open}
        </Button>
        <Button
          size="small"
          className="quiet"
          aria-haspopup="menu"
          data-snooze
          onClick={({ currentTarget }) => onSnooze(currentTarget)}
        >
          {texts.snooze}
        </Button>
        <Button size="small" className="quiet" onClick={() => onRead(!is_read)}>
          {is_read ? texts.unread_again : texts.read}
        </Button>
      </Box>
    </Box>
  );
}

/** What one does stands at the end of the line; the others, beside it, come with the pointer or the keyboard. */
const ACTIONS = {
  gridArea: 'acts',
  display: 'flex',
  gap: 0.75,
  flexDirection: { xs: 'row', md: 'row-reverse' },
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
} as const;
const QUIET = { display: { md: 'none' } } as const;
const SHOWN = { display: 'inline-flex' } as const;
const CURRENT = {
  bgcolor: 'action.selected',
  boxShadow: 'inset 3px 0 0 currentColor',
  '& .quiet': SHOWN,
} as const;
const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.25,
  px: { xs: 1.25, sm: 2 },
  py: 1.25,
  gridTemplateColumns: {
    xs: 'auto auto auto minmax(0, 1fr) auto',
    md: 'auto auto auto minmax(0, 1fr) auto auto',
  },
  gridTemplateAreas: {
    xs: '"box dot tile text time" ". . acts acts acts"',
    md: '"box dot tile text time acts"',
  },
  '& .quiet': QUIET,
  '&:hover .quiet, &:focus-within .quiet': SHOWN,
  // A finger does not hover.
  '@media (hover: none)': { '& .quiet': SHOWN },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
