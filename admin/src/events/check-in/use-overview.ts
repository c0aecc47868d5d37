import type { CheckInArrival, CheckInArrivals, CheckInOverview } from '@livres/api/contract';
import { MINUTE_MS } from '@livres/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { texts } from './check-in.fr';
import { keepOverview, type KeptOverview, readOverview } from './kept-check-ins';
import { isWhole, rememberKey } from './list-signature';
import { isLater } from './send-scans';

const LIST_AGAIN_MS = MINUTE_MS;
const ARRIVALS_AGAIN_MS = 2_000;
const ARRIVALS_TIMEOUT_MS = 8_000;

interface OpenOverview {
  overview: CheckInOverview;
  arrivals: ReadonlyMap<string, CheckInArrival>;
  /** Read on this phone, without a network. */
  isKept: boolean;
}
interface Arrived extends CheckInArrivals {
  all: ReadonlyMap<string, CheckInArrival>;
}

const keyOf = (eventId: number) => ['check-in', eventId];
const arrivalsKey = (eventId: number) => [...keyOf(eventId), 'arrivals'];
const byTicket = (arrivals: readonly CheckInArrival[]) =>
  new Map(arrivals.map((arrival) => [arrival.ticket_id, arrival]));

/** The list of an event: from the server, or else as this phone has kept it. */
export function useOverview(eventId: number) {
  return useQuery({
    queryKey: keyOf(eventId),
    queryFn: async (): Promise<OpenOverview> => {
      try {
        const overview = await api.get(`/admin/event-registrations/${eventId}/check-in`);
        rememberKey(overview);
        await keepOverview({ event_id: eventId, overview, arrivals: overview.arrivals }).catch(
          () => undefined,
        );
        return { overview, arrivals: byTicket(overview.arrivals), isKept: false };
      } catch (error) {
        if (!isLater(error)) throw error;
        return keptOf(await readOverview(eventId));
      }
    },
    networkMode: 'always',
    refetchInterval: LIST_AGAIN_MS,
    retry: false,
  });
}

async function keptOf(kept: KeptOverview | undefined): Promise<OpenOverview> {
  if (!kept) throw new Error(texts.none_kept);
  if (!(await isWhole(kept.overview))) throw new Error(texts.damaged);
  return { overview: kept.overview, arrivals: byTicket(kept.arrivals), isKept: true };
}

/** Who is in, of all doors: what changed is asked for every two seconds. Fails while there is no network. */
export function useArrivals(eventId: number, open: OpenOverview | undefined) {
  const queries = useQueryClient();
  const key = arrivalsKey(eventId);
  return useQuery({
    queryKey: key,
    enabled: open !== undefined,
    queryFn: async (): Promise<Arrived> => {
      const before = queries.getQueryData<Arrived>(key);
      const since = before?.until ?? open!.overview.until;
      const path = `/admin/event-registrations/${eventId}/check-in/arrivals` as const;
      const answer = await api.get(path, { params: { since }, timeoutMs: ARRIVALS_TIMEOUT_MS });
      const all = new Map([...(before?.all ?? open!.arrivals), ...byTicket(answer.arrivals)]);
      if (answer.arrivals.length > 0)
        await keepOverview({
          event_id: eventId,
          overview: open!.overview,
          arrivals: [...all.values()],
        }).catch(() => null);
      return { ...answer, all };
    },
    networkMode: 'always',
    refetchInterval: ARRIVALS_AGAIN_MS,
    refetchIntervalInBackground: false,
    retry: false,
    staleTime: 0,
  });
}

/** Asks at once for what a scan or its undoing has changed. */
export function useArrivalsNow(eventId: number): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: arrivalsKey(eventId) });
}
