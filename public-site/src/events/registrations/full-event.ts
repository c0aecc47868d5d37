import { ApiError } from '@livres/api/client';

/** What the api says where fewer seats are left than were asked for. */
export interface FullEvent {
  available_seats: number;
  waiting_list_open: boolean;
  waiting_count: number;
}

/** Null where a refusal is for another reason. */
export function fullIn(error: unknown): FullEvent | null {
  if (!(error instanceof ApiError) || error.problem?.type !== '/problems/evenement-complet') return null;
  const {
    available_seats = 0,
    waiting_list_open = false,
    waiting_count = 0,
  } = error.problem as Partial<FullEvent>;
  return { available_seats, waiting_list_open, waiting_count };
}
