import { HOUR_MS, CONTACT_PROMISES, type PhysicalDonationRecord } from '@livres/api/contract';

export interface Promised {
  of: 'first' | 'announced';
  state: 'kept' | 'missed' | 'running' | 'over';
  /** Until when it was promised. */
  due: string;
  /** How long it took, in milliseconds, once it is done. */
  took: number | null;
}

type Asked = Pick<PhysicalDonationRecord, 'validated_at' | 'contacted_at' | 'cancelled_at'>;

/** The two promises of a call and what became of them, at an instant in milliseconds; none before validation, nor where the donation ended without a call. */
export function promisesOf({ validated_at, contacted_at, cancelled_at }: Asked, now: number): Promised[] {
  if (!validated_at || (cancelled_at && !contacted_at)) return [];
  const from = Date.parse(validated_at);
  const called = contacted_at ? Date.parse(contacted_at) : null;
  const one = (of: Promised['of'], hours: number): Promised => {
    const due = from + hours * HOUR_MS;
    const inTime = (called ?? now) <= due;
    const state = called === null ? (inTime ? 'running' : 'over') : inTime ? 'kept' : 'missed';
    return { of, state, due: new Date(due).toISOString(), took: called === null ? null : called - from };
  };
  return [one('first', CONTACT_PROMISES.first_hours), one('announced', CONTACT_PROMISES.announced_hours)];
}
