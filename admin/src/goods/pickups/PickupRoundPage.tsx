import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { useState } from 'react';
import { CanAccess, Title, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { addDays, dayInParis } from '../../shared/format/calendar-days';
import { nextWishedDay } from '../shared/plan/wishes';
import type { SavedTick } from './saved-ticks';
import { texts as calendarTexts } from './pickup.fr';
import { PlanDialog, type AskedPlan } from './PlanDialog';
import { RoundBar } from './RoundBar';
import { useRoundAddress } from './round-address';
import { RoundSheet } from './RoundSheet';
import { RoundSummary } from './RoundSummary';
import { arranged } from './round-stops';
import { texts } from './round.fr';
import { ShareRoundDialog } from './ShareRoundDialog';
import { StopList } from './StopList';
import { TickDialog } from './TickDialog';
import { TickNotices } from './TickNotices';
import { usePickupCalendar, usePlanning } from './use-pickup-calendar';
import { useRound, useRoundOrder } from './use-round';
import { useTicks } from './use-ticks';
import { RefusedScreen } from '../../shared/rights/RefusedScreen';

/** A day's stops, for whoever drives: in order, on paper or under the thumb. */
export default function PickupRoundPage() {
  return (
    <CanAccess resource="donation-transactions" action="edit" accessDenied={<RefusedScreen />}>
      <Round />
    </CanAccess>
  );
}

function Round() {
  const today = dayInParis(Date.now());
  const { date, assignedTo, show } = useRoundAddress(today);
  const { data: round, error, refetch } = useRound(date, assignedTo);
  const { data: calendar } = usePickupCalendar(date, date);
  const { mutate: order } = useRoundOrder(date, assignedTo);
  const { ticks, isSending, tick, forget, sendAll } = useTicks();
  const notify = useNotify();
  const [ticking, setTicking] = useState<PickupTransaction | null>(null);
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  const [sharing, setSharing] = useState(false);
  const { mutate: plan } = usePlanning(({ pickup, plan: chosen }, refusal) =>
    setAsked({ pickup, chosen, refusal }),
  );
  const stops = round?.stops ?? [];
  const stopOf = (kept: SavedTick) => stops.find(({ id }) => id === kept.transaction_id);
  const arrange = () => {
    order(arranged(stops));
    notify(texts.arranged, { type: 'success' });
  };
  return (
    <>
      <Title title={texts.title} />
      <RoundBar date={date} assignedTo={assignedTo} people={calendar?.people ?? []} onShow={show} />
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {texts.heading(date, assignedTo)}
      </Typography>
      <TickNotices
        ticks={ticks}
        isSending={isSending}
        onSend={() => void sendAll()}
        onCorrect={(kept) => {
          const stop = stopOf(kept);
          return stop ? () => setTicking(stop) : null;
        }}
        onGiveUp={(kept) => void forget(kept.transaction_id)}
      />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!round && !error && <Skeleton variant="rounded" height={420} aria-label={texts.loading} />}
      {round && stops.length === 0 && <NoStops date={date} />}
      {stops.length > 0 && (
        <Box sx={LAYOUT}>
          <Box sx={{ minWidth: 0 }}>
            <StopList
              stops={stops}
              ticks={ticks}
              isShared={assignedTo === null}
              onOrder={order}
              onTick={setTicking}
              onNobody={(pickup) => setAsked(movedAfterNobody(pickup, date, today))}
            />
          </Box>
          <Box sx={{ order: { xs: -1, lg: 0 }, minWidth: 0 }}>
            <RoundSummary stops={stops} onArrange={arrange} onShare={() => setSharing(true)} />
          </Box>
          <RoundSheet date={date} assignedTo={assignedTo} stops={stops} />
        </Box>
      )}
      {ticking && (
        <TickDialog
          stop={ticking}
          before={ticks.find(({ transaction_id }) => transaction_id === ticking.id)}
          onTick={(ticked) => {
            setTicking(null);
            void tick(ticked);
          }}
          onClose={() => setTicking(null)}
        />
      )}
      {asked && (
        <PlanDialog
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
      {sharing && <ShareRoundDialog date={date} assignedTo={assignedTo} onClose={() => setSharing(false)} />}
    </>
  );
}

function NoStops({ date }: { date: string }) {
  const button = (
    <Button component={Link} to={`/pickups?day=${date}`} color="inherit">
      {texts.to_calendar}
    </Button>
  );
  return (
    <Alert severity="info" action={button}>
      {texts.none} {texts.none_help}
    </Alert>
  );
}

/** Nobody was there: another day that the donor wished, and a word for who comes then. */
function movedAfterNobody(pickup: PickupTransaction, date: string, today: string): AskedPlan {
  const tomorrow = addDays(today > date ? today : date, 1);
  const note = calendarTexts.nobody_note(date);
  return {
    pickup,
    title: calendarTexts.dialog_nobody,
    chosen: {
      pickup_date: nextWishedDay(pickup.pickup_availability, tomorrow),
      notes: [pickup.notes, note].filter(Boolean).join('\n'),
    },
  };
}

const LAYOUT = {
  mt: 1.5,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;
