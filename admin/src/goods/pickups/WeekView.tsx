import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PICKUP_SLOTS, type PickupCalendar, type PickupSlot } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { dayOfWeek, weekOf } from '../../shared/format/calendar-days';
import { useCalendarActions } from './calendar-actions';
import { pickupsOf } from './calendar-places';
import { dropLook, useDropPlace } from './drop-place';
import { PickupCard } from './PickupCard';
import { SHORT_SLOTS, texts } from './pickup.fr';
import { mayPlanRounds, roundPath } from './round-path';
import { cellId } from './use-carrying';

/** Seven days of three slots. */
export function WeekView({ calendar, day }: { calendar: PickupCalendar; day: string }) {
  const days = weekOf(day);
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: 92, textAlign: 'left' }}>
            {texts.slot_column}
          </Box>
          {days.map((date) => (
            <DayHead key={date} day={date} />
          ))}
        </tr>
      </thead>
      <tbody>
        {PICKUP_SLOTS.map((slot) => (
          <tr key={slot}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', verticalAlign: 'top', p: 1 }}>
              {SHORT_SLOTS[slot]}
              <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                {/\((.+)\)/.exec(slot)?.[1]}
              </Box>
            </Box>
            {days.map((date) => (
              <SlotCell key={date} calendar={calendar} day={date} slot={slot} />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function DayHead({ day }: { day: string }) {
  const { today } = useCalendarActions();
  const isToday = day === today;
  return (
    <Box component="th" scope="col" aria-current={isToday ? 'date' : undefined} sx={isToday ? TODAY : {}}>
      <Link
        {...(mayPlanRounds() && { component: RouterLink, to: roundPath(day) })}
        aria-label={texts.round_of(day)}
        color="inherit"
      >
        {dayOfWeek(day).replace(/ \S+$/, '')}
      </Link>
      {isToday && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {texts.is_today}
        </Box>
      )}
    </Box>
  );
}

function SlotCell({ calendar, day, slot }: { calendar: PickupCalendar; day: string; slot: PickupSlot }) {
  const { today, carried } = useCalendarActions();
  const here = pickupsOf(calendar, day, slot);
  const { isOver, isWished, handlers } = useDropPlace(() => ({ day, slot }));
  const isCarriedHere = carried?.place.day === day && carried.place.slot === slot;
  return (
    <Box
      component="td"
      id={cellId({ day, slot })}
      tabIndex={-1}
      aria-label={texts.cell(day, slot, here.length)}
      {...handlers}
      sx={{ ...CELL, ...(day < today && PAST), ...dropLook({ isOver, isWished, isCarriedHere }) }}
    >
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {here.map((pickup) => (
          <PickupCard key={pickup.id} pickup={pickup} />
        ))}
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th, & td': { border: 1, borderColor: 'divider' },
  '& thead th': { p: 1, fontWeight: 650 },
} as const;
const CELL = { p: 0.75, verticalAlign: 'top', height: 128 } as const;
const PAST = { bgcolor: 'background.default' } as const;
const TODAY = { bgcolor: 'info.light', color: 'info.main' } as const;
