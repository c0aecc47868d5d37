import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { weekOf } from '../../shared/format/calendar-days';
import { turned, type CalendarView } from './calendar-address';
import { texts } from './pickup.fr';
import { mayPlanRounds, roundPath } from './round-path';

interface Props {
  view: CalendarView;
  day: string;
  today: string;
  onShow: (next: { view?: CalendarView; day?: string }) => void;
}

/** Which days are shown, and how to reach others. */
export function CalendarBar({ view, day, today, onShow }: Props) {
  const week = weekOf(day);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 }}>
      <IconButton aria-label={texts.previous[view]} onClick={() => onShow({ day: turned(view, day, -1) })}>
        <PreviousIcon />
      </IconButton>
      <Button variant="outlined" onClick={() => onShow({ day: today })}>
        {texts.today}
      </Button>
      <IconButton aria-label={texts.next[view]} onClick={() => onShow({ day: turned(view, day, 1) })}>
        <NextIcon />
      </IconButton>
      <Typography variant="h5" component="h2" aria-live="polite" sx={{ flex: '1 1 240px' }}>
        {view === 'week' ? texts.week_of(week[0]!, week[6]!) : texts.month_of(day)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={texts.view}
        onChange={(_event, next: CalendarView | null) => next && onShow({ view: next })}
      >
        <ToggleButton value="week">{texts.views.week}</ToggleButton>
        <ToggleButton value="month">{texts.views.month}</ToggleButton>
      </ToggleButtonGroup>
      {mayPlanRounds() && (
        <Button component={Link} to={roundPath(today)} variant="contained">
          {texts.round_today}
        </Button>
      )}
    </Box>
  );
}
