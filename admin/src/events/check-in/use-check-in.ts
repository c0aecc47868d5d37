import {
  type CheckInArrival,
  type CheckInResult,
  type CheckInScan,
  type CheckInTicket,
  TICKET_CODE,
  tidyTicketCode,
} from '@livres/api/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { formKey } from '../../shared/api/form-key';
import { texts } from './check-in.fr';
import { resultByList } from './door-list';
import { codeHash } from './list-signature';
import { isLater, sendScan } from './send-scans';
import { useArrivals, useArrivalsNow, useOverview } from './use-overview';
import { useKeptScans } from './use-kept-scans';

export interface ShownResult extends CheckInResult {
  /** Decided by this phone alone. */
  isByList: boolean;
  /** Genuine, but younger than the list: the scan that lets it in where staff say so. */
  younger: CheckInScan | null;
}

/** Let in by this phone alone, and refused by the server afterwards. */
export interface LateResult extends CheckInResult {
  /** At another event, whose list is not here. */
  isElsewhere: boolean;
}

const BY_LIST = { isByList: true, younger: null } as const;
const GOOD = 80;
const BAD = [250, 120, 250];

/** The door of an event on this phone: who comes, who is in, with a network and without. */
export function useCheckIn(eventId: number, door: string) {
  const open = useOverview(eventId);
  const arrived = useArrivals(eventId, open.data);
  const askArrivals = useArrivalsNow(eventId);
  const [result, setResult] = useState<ShownResult | null>(null);
  const [late, setLate] = useState<LateResult[]>([]);
  const notify = useNotify();
  const kept = useKeptScans(eventId, (results, event) => {
    const wrong = results.filter(({ outcome }) => outcome !== 'in' && outcome !== 'already_in');
    setLate((before) => [...before, ...wrong.map((one) => ({ ...one, isElsewhere: event !== eventId }))]);
    void askArrivals();
  });

  const tickets = open.data?.overview.list.tickets ?? [];
  const isOff = open.data?.overview.event.is_cancelled ?? false;
  const isOnline = !arrived.isError && open.data?.isKept === false;
  const arrivals = new Map([
    ...(arrived.data?.all ?? open.data?.arrivals ?? []),
    ...kept.scans.flatMap(({ ticket_id, scanned_at, door: at }): [string, CheckInArrival][] =>
      ticket_id === null ? [] : [[ticket_id, { ticket_id, checked_in_at: scanned_at, door: at }]],
    ),
  ]);

  const show = (shown: ShownResult) => {
    setResult(shown);
    if ('vibrate' in navigator) navigator.vibrate(shown.outcome === 'in' ? GOOD : BAD);
  };

  /** None of the list: genuine and younger than it, or no ticket of this event. */
  const showUnlisted = async (scan: CheckInScan, decided: CheckInResult) => {
    const hash = await codeHash(scan.code ?? '');
    const before = kept.scans.find(({ code_hash }) => code_hash === hash);
    if (before) {
      const again = { outcome: 'already_in', at: before.scanned_at, door: before.door } as const;
      return show({ ...decided, ...again, ...BY_LIST });
    }
    const isComing = open.data?.overview.list.coming?.includes(hash) === true && !isOff;
    show({ ...decided, isByList: true, younger: isComing ? scan : null });
  };

  const decideByList = async (scan: CheckInScan, ticket: CheckInTicket | undefined) => {
    const decided = resultByList(scan.id, ticket, ticket && arrivals.get(ticket.id), isOff);
    if (!ticket) return showUnlisted(scan, decided);
    if (decided.outcome !== 'in') return show({ ...decided, ...BY_LIST });
    show({ ...decided, at: scan.scanned_at, door, ...BY_LIST });
    await kept.keep({ ...scan, event_id: eventId, ticket_id: ticket.id, door, was_offline: true });
  };

  const take = async (scan: CheckInScan, ticket: CheckInTicket | undefined) => {
    // What is owed is said by the list alone where there is no ticket yet.
    if (ticket?.hashes.length === 0) return decideByList(scan, ticket);
    try {
      const { results } = await sendScan(eventId, scan);
      if (results[0]) show({ ...results[0], isByList: false, younger: null });
      void askArrivals();
    } catch (error) {
      if (isLater(error)) return decideByList(scan, ticket);
      notify(texts.failed(error instanceof Error ? error.message : String(error)), { type: 'error' });
    }
  };

  const aScan = (): CheckInScan => ({ id: formKey(), scanned_at: new Date().toISOString(), door });

  return {
    open,
    arrivals,
    isOnline,
    figures: arrived.data?.figures ?? open.data?.overview.figures,
    duplicates: arrived.data?.duplicates ?? open.data?.overview.duplicates ?? [],
    tickets,
    kept,
    result,
    late,
    seen: (id: string) => setLate((before) => before.filter((one) => one.id !== id)),

    /** A code that was read or typed; what is none of ours is not even sent. */
    async scanCode(text: string) {
      const scan = aScan();
      if (!TICKET_CODE.test(tidyTicketCode(text)))
        return show({
          ...resultByList(scan.id, undefined, undefined, isOff),
          isByList: false,
          younger: null,
        });
      const hash = await codeHash(text);
      const ticket = tickets.find(({ hashes }) => hashes.includes(hash));
      await take({ ...scan, code: tidyTicketCode(text) }, ticket);
    },

    /** A genuine ticket that is younger than the list, by decision of who stands at the door. */
    async letInYounger(scan: CheckInScan) {
      const code_hash = await codeHash(scan.code ?? '');
      const decided = { ...resultByList(scan.id, undefined, undefined, false), outcome: 'in' as const };
      show({ ...decided, at: scan.scanned_at, door, ...BY_LIST });
      await kept.keep({ ...scan, event_id: eventId, ticket_id: null, code_hash, door, was_offline: true });
    },

    letIn: (ticket: CheckInTicket) => take({ ...aScan(), ticket_id: ticket.id }, ticket),

    /** One that is still here is forgotten; one that the server has is undone there. */
    async undo(ticketId: string) {
      const own = kept.scans.filter(({ ticket_id }) => ticket_id === ticketId);
      await kept.forget(own.map(({ id }) => id));
      try {
        // Also where it waits here: the server may have it, and only its answer was lost.
        const path = `/admin/event-registrations/${eventId}/check-in/undo` as const;
        const undone = api.post(path, { ticket_id: ticketId });
        await (own.length > 0 ? undone.catch(() => undefined) : undone);
        setResult(null);
        notify(texts.undone, { type: 'success' });
        void askArrivals();
      } catch (error) {
        const reason = isLater(error) ? texts.undo_offline : error instanceof Error ? error.message : '';
        notify(texts.undo_failed(reason), { type: 'error' });
      }
    },
  };
}
