import { describe, expect, it } from 'vitest';
import { momentOfScan, refusalOf } from './check-in.rules.js';

const NOW = new Date('2027-03-06T09:30:00Z');
const at = (hour: string, day = '2027-03-06') => `${day}T${hour}:00Z`;

describe('the moment of a scan', () => {
  it('is now where there was a network, whatever the phone’s clock says', () => {
    for (const scanned_at of [at('09:00'), at('09:00', '2027-03-05'), at('09:00', '2031-01-01')])
      expect(momentOfScan({ scanned_at }, at('09:00', '2027-03-05'), NOW)).toEqual(NOW);
  });

  it('is as long ago as the phone says, even where its clock is a day wrong', () => {
    const scan = { scanned_at: at('09:10', '2027-03-05'), was_offline: true };
    expect(momentOfScan(scan, at('09:30', '2027-03-05'), NOW)).toEqual(new Date(at('09:10')));
    const late = { scanned_at: at('09:10', '2027-03-07'), was_offline: true };
    expect(momentOfScan(late, at('09:30', '2027-03-07'), NOW)).toEqual(new Date(at('09:10')));
  });

  it('is never later than now, nor older than a week', () => {
    expect(momentOfScan({ scanned_at: at('10:30'), was_offline: true }, null, NOW)).toEqual(NOW);
    expect(momentOfScan({ scanned_at: '1900-01-01', was_offline: true }, null, NOW)).toEqual(
      new Date('2027-02-27T09:30:00Z'),
    );
  });
});

describe('a ticket', () => {
  const event = { id: 7, status: 'published' };
  it('lets in where it is good, and else says why not', () => {
    expect(refusalOf({ event_id: 7, state: 'confirmed' }, event)).toBe(null);
    expect(refusalOf({ event_id: 7, state: 'unpaid' }, event)).toBe('not_paid');
    expect(refusalOf({ event_id: 7, state: 'cancelled' }, event)).toBe('cancelled');
    expect(refusalOf({ event_id: 7, state: 'replaced' }, event)).toBe('replaced');
    expect(refusalOf({ event_id: 7, state: 'replaced' }, { id: 7, status: 'cancelled' })).toBe('replaced');
    expect(refusalOf({ event_id: 8, state: 'replaced' }, event)).toBe('other_event');
    expect(refusalOf({ event_id: 8, state: 'cancelled' }, event)).toBe('other_event');
    expect(refusalOf(null, event)).toBe('unknown');
    expect(refusalOf({ event_id: 7, state: 'confirmed' }, { id: 7, status: 'cancelled' })).toBe('cancelled');
  });
});
