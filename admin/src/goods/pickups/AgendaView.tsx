import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PickupCalendar } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { dayOfWeek, isInMonth, weekOf, weeksOfMonth } from '../../shared/format/calendar-days';
import type { CalendarView } from './calendar-address';
import { useCalendarActions } from './calendar-actions';
import { pickupsOf } from './calendar-places';
import { PickupCard } from './PickupCard';
import { SHORT_SLOTS, texts } from './pickup.fr';
import { mayPlanRounds, roundPath } from './round-path';

interface Props {
  calendar: PickupCalendar;
  view: CalendarView;
  day: string;
}

/** On a phone: one day under the other, those of a month only where there is something to fetch. */
export function AgendaView({ calendar, view, day }: Props) {
  const { today } = useCalendarActions();
  const days =
    view === 'week'
      ? weekOf(day)
      : weeksOfMonth(day)
          .flat()
          .filter((date) => isInMonth(date, day));
  const shown = days.filter(
    (date) => (view === 'week' && date >= today) || pickupsOf(calendar, date).length > 0,
  );
  if (shown.length === 0) return <Typography color="textSecondary">{texts.nothing}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {shown.map((date) => (
        <AgendaDay key={date} calendar={calendar} day={date} />
      ))}
    </Box>
  );
}

function AgendaDay({ calendar, day }: { calendar: PickupCalendar; day: string }) {
  const { today } = useCalendarActions();
  const here = pickupsOf(calendar, day);
  return (
    <Box component="section" aria-label={texts.day_cell(day, here.length)}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 0.75 }}>
        <Typography
          variant="h6"
          component="h2"
          sx={{
            '&::first-letter': { textTransform: 'uppercase' },
            ...(day === today && { color: 'info.main' }),
          }}
        >
          {dayOfWeek(day)}
          {day === today && `, ${texts.is_today}`}
        </Typography>
        {here.length > 0 && (
          <Link
            {...(mayPlanRounds() && { component: RouterLink, to: roundPath(day) })}
            aria-label={texts.round_of(day)}
            sx={{ py: 1 }}
          >
            {texts.round}
          </Link>
        )}
      </Box>
      {here.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.empty_day}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {here.map((pickup) => (
          <PickupCard key={pickup.id} pickup={pickup} roomy>
            <Typography variant="body2">{pickup.pickup_slot && SHORT_SLOTS[pickup.pickup_slot]}</Typography>
          </PickupCard>
        ))}
      </Box>
    </Box>
  );
}
