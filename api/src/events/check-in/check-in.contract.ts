/** What a scan comes to. */
export const CHECK_IN_OUTCOMES = [
  'in',
  'already_in',
  'replaced',
  'cancelled',
  'not_paid',
  'other_event',
  'unknown',
] as const;
export type CheckInOutcome = (typeof CHECK_IN_OUTCOMES)[number];

/** Whether a ticket of the list lets in. */
export const DOOR_STATES = ['confirmed', 'replaced', 'cancelled', 'unpaid'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

export const CHECK_IN_LIMITS = {
  /** In one sending. */
  scans: 200,
  door: 40,
  code: 200,
  /** Tickets that may be issued after a list was taken, and are known for genuine all the same. */
  coming: 500,
  /** A scan is taken to be no older. */
  days: 7,
} as const;

export const CHECK_IN_MESSAGES = {
  scans: 'Envoyez de 1 à 200 passages à la fois.',
  ticket: 'Indiquez un code ou un billet.',
} as const;
