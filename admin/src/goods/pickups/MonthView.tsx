import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PICKUP_DAYS, type PickupTransaction, type PickupCalendar } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { isInMonth, weeksOfMonth } from '../../shared/format/calendar-days';
import { useCalendarActions } from './calendar-actions';
import { pickupsOf, type Place } from './calendar-places';
import { dropLook, useDropPlace } from './drop-place';
import { PickupCard } from './PickupCard';
import { SHORT_SLOTS, texts } from './pickup.fr';
import { mayPlanRounds, roundPath } from './round-path';
import { dayCellId } from './use-carrying';

/** The whole weeks of a month; each day its pick-ups from morning to evening. */
export function MonthView({ calendar, day }: { calendar: PickupCalendar; day: string }) {
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          {PICKUP_DAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell key={date} calendar={calendar} day={date} isOutside={!isInMonth(date, day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DayCellProps {
  calendar: PickupCalendar;
  day: string;
  isOutside: boolean;
}

function DayCell({ calendar, day, isOutside }: DayCellProps) {
  const { today, carried } = useCalendarActions();
  const here = pickupsOf(calendar, day);
  const { isOver, isWished, handlers } = useDropPlace((pickup) => ({
    day,
    slot: slotKept(pickup, carried?.place),
  }));
  const isCarriedHere = carried?.place.day === day;
  return (
    <Box
      component="td"
      id={dayCellId(day)}
      tabIndex={-1}
      aria-label={texts.day_cell(day, here.length)}
      {...handlers}
      sx={{
        ...CELL,
        ...((day < today || isOutside) && { bgcolor: 'background.default' }),
        ...dropLook({ isOver, isWished, isCarriedHere }),
      }}
    >
      <Link
        {...(mayPlanRounds() && { component: RouterLink, to: roundPath(day) })}
        aria-label={texts.round_of(day)}
        aria-current={day === today ? 'date' : undefined}
        sx={{ ...NUMBER, ...(day === today && TODAY), ...(isOutside && { color: 'text.secondary' }) }}
      >
        {day.endsWith('-01') ? '1er' : Number(day.slice(-2))}
      </Link>
      {isCarriedHere && carried && <div>{SHORT_SLOTS[carried.place.slot]}</div>}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {here.map((pickup) => (
          <PickupCard key={pickup.id} pickup={pickup}>
            <div>{pickup.pickup_slot && SHORT_SLOTS[pickup.pickup_slot]}</div>
          </PickupCard>
        ))}
      </Box>
    </Box>
  );
}

/** A day of the month says no slot: the one it has stays, else the first that the donor wished. */
function slotKept(pickup: PickupTransaction, carriedTo: Place | undefined): Place['slot'] {
  return (
    carriedTo?.slot ?? pickup.pickup_slot ?? pickup.pickup_availability.time_slots[0] ?? 'Matin (8h-12h)'
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th, & td': { border: 1, borderColor: 'divider' },
  '& th': { p: 1, fontWeight: 650 },
} as const;
const CELL = { p: 0.75, verticalAlign: 'top', height: 104, fontSize: '0.85rem' } as const;
const NUMBER = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.5,
  mb: 0.5,
  fontWeight: 650,
  color: 'text.primary',
} as const;
const TODAY = { bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 1 } as const;
