import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PickupTransaction } from '@livres/api/contract';
import { useState } from 'react';
import { Title, useCanAccess } from 'react-admin';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { dayInParis } from '../../shared/format/calendar-days';
import { visuallyHidden } from '../../shared/layout/visually-hidden';
import { AgendaView } from './AgendaView';
import { shownDays, useCalendarAddress } from './calendar-address';
import { CalendarBar } from './CalendarBar';
import { CalendarActionsContext, type CalendarActions } from './calendar-actions';
import type { Place } from './calendar-places';
import { MonthView } from './MonthView';
import { texts } from './pickup.fr';
import { PlanDialog, type AskedPlan } from './PlanDialog';
import { usePickupCalendar, usePlanning } from './use-pickup-calendar';
import { useCarrying } from './use-carrying';
import { WaitingList } from './WaitingList';
import { WeekView } from './WeekView';

/** Every pick-up in its day and slot, and those that wait for one. */
export default function PickupCalendarPage() {
  const today = dayInParis(Date.now());
  const { view, day, show } = useCalendarAddress(today);
  const { from, to } = shownDays(view, day);
  const { data: calendar, error, refetch } = usePickupCalendar(from, to);
  const { canAccess = false } = useCanAccess({ resource: 'donation-transactions', action: 'edit' });
  const isPhone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  const [dragged, setDragged] = useState<PickupTransaction | null>(null);
  const { mutate: plan } = usePlanning(({ pickup, plan: chosen }, refusal) =>
    setAsked({ pickup, chosen, refusal }),
  );
  const askFor = (pickup: PickupTransaction, { day: pickup_date, slot: pickup_slot }: Place) =>
    setAsked({ pickup, chosen: { pickup_date, pickup_slot } });
  const reach = (to_see: string) => {
    if (to_see < from || to_see > to) show({ day: to_see }, true);
  };
  const { carried, said, take, onKeyDown } = useCarrying({
    today,
    from,
    shown: `${view} ${from}`,
    onReach: reach,
    onDrop: askFor,
  });
  const desk: CalendarActions = {
    today,
    carried,
    dragged,
    take,
    mayPlan: canAccess,
    drag: setDragged,
    drop: (place) => {
      if (dragged) askFor(dragged, place);
      setDragged(null);
    },
    ask: (pickup) => setAsked({ pickup }),
  };
  const Days = view === 'week' ? WeekView : MonthView;
  return (
    <CalendarActionsContext value={desk}>
      <Title title={texts.title} />
      <CalendarBar view={view} day={day} today={today} onShow={show} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!calendar && !error && <Skeleton variant="rounded" height={520} aria-label={texts.loading} />}
      {calendar && (
        <Box sx={LAYOUT} onKeyDown={onKeyDown}>
          <Box sx={{ minWidth: 0 }}>
            {calendar.pickups.length === 0 && !isPhone && (
              <Alert severity="info" sx={{ mb: 1.5 }}>
                {texts.nothing}
              </Alert>
            )}
            {isPhone ? (
              <AgendaView calendar={calendar} view={view} day={day} />
            ) : (
              <Days calendar={calendar} day={day} />
            )}
          </Box>
          <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: -1, lg: 0 } }}>
            {!canAccess && <Alert severity="info">{texts.read_only}</Alert>}
            <WaitingList waiting={calendar.waiting} isPhone={isPhone} />
          </Box>
        </Box>
      )}
      <p id="grip-help" hidden>
        {texts.grip_help}
      </p>
      <Box role="status" sx={carried ? SPOKEN : visuallyHidden}>
        {said}
      </Box>
      {asked && (
        <PlanDialog
          key={asked.pickup.id}
          {...asked}
          people={calendar?.people ?? []}
          today={today}
          onConfirm={(chosen) => {
            setAsked(null);
            plan({ pickup: asked.pickup, plan: chosen });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </CalendarActionsContext>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 264px' },
} as const;
const SPOKEN = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  maxWidth: 'min(720px, 92vw)',
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;
