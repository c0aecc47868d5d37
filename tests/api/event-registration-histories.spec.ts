import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import {
  REGISTRATION_EVENTS,
  type RegistrationEvent,
  RegistrationHistory,
} from '../factories/registration-histories.ts';

let api: TestApi;
let editor: Request;
beforeAll(async () => {
  api = await startApi();
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());
afterEach(() => vi.restoreAllMocks());

const events: fc.Arbitrary<RegistrationEvent[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...REGISTRATION_EVENTS), pick: fc.nat({ max: 5 }) }),
  { minLength: 4, maxLength: 20 },
);
const SECONDS = 20;

async function check(history: readonly RegistrationEvent[]): Promise<void> {
  const registrations = await RegistrationHistory.begin(api, editor);
  try {
    for (const event of history) {
      await registrations.happens(event);
      expect(await registrations.heldSeats()).toBeLessThanOrEqual(RegistrationHistory.SEATS);
    }
    await registrations.settles();
    expect(await registrations.heldSeats()).toBeLessThanOrEqual(RegistrationHistory.SEATS);
    expect(await registrations.wronglyCharged()).toEqual([]);
    const {
      'provider:demo': atProvider = 0,
      fees = 0,
      tickets = 0,
      ...others
    } = await registrations.accounts();
    const sold = await registrations.sold();
    expect({ charged: atProvider + fees, sold: 0 - tickets, others }).toEqual({
      charged: sold,
      sold,
      others: {},
    });
  } finally {
    vi.restoreAllMocks();
  }
}
const of = (...kinds: RegistrationEvent['kind'][]): RegistrationEvent[] =>
  kinds.map((kind) => ({ kind, pick: 0 }));
const three = (kind: RegistrationEvent['kind']): RegistrationEvent => ({ kind, pick: 2 });

describe('the seats of an event', () => {
  it(
    'are never oversold, and nobody is charged without a seat or a refund, whatever happens in whatever order',
    { timeout: (SECONDS + 60) * 1000 },
    () =>
      fc.assert(fc.asyncProperty(events, check), {
        numRuns: 60,
        interruptAfterTimeLimit: SECONDS * 1000,
        markInterruptAsFailure: false,
      }),
  );

  it.each<[string, RegistrationEvent[]]>([
    ['one is paid and heard of', of('register', 'verify', 'pay', 'hear')],
    [
      'one is paid after its seat is another’s',
      [...of('register', 'verify', 'begin', 'half_an_hour'), three('register'), ...of('pay_late', 'hear')],
    ],
    [
      'one is paid twice',
      of('register', 'verify', 'begin', 'half_an_hour', 'pay_late', 'hear', 'pay', 'hear'),
    ],
    [
      'seats are given back before their payment is heard of',
      [three('register'), ...of('verify', 'begin', 'fewer_seats', 'pay_late', 'hear', 'pay', 'hear')],
    ],
    [
      'one is cancelled while it is being paid',
      of('register', 'verify', 'begin', 'cancel', 'pay_late', 'hear'),
    ],
    [
      'the first in line is offered the seats, and lets them go',
      [
        three('register'),
        ...of('verify', 'pay', 'hear'),
        three('register'),
        ...of('register', 'verify', 'verify', 'cancel', 'a_day'),
      ],
    ],
  ])('are right where %s', (_, history) => check(history));
});
