import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  AccessGranted,
  CheckInOverview,
  CheckInResults,
  RegistrationInput,
  RegistrationStarted,
  RegistrationTickets,
  RegistrationVerified,
} from '@livres/api/contract';
import { HOUR_MS, MINUTE_MS } from '@livres/api/dist/platform/clock/durations.contract.js';
import { demoProduct } from '../e2e/product.ts';
import { type Request, requestOn } from '../factories/api.ts';
import { emailsIn } from '../factories/emails.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { aRegistration, openEvent } from '../factories/registrations.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';

// The opening of a registration: 500 seats, 1 000 people in the first minute, half of them in its first quarter, and
// every tenth sends the form twice. Then all verify their address, and those who have a seat come through four doors,
// where every tenth ticket is shown twice. Nobody is lost, nobody is in twice, and no seat is sold twice.

const SEATS = 500;
const PEOPLE = 1000;
const DOORS = 4;
/** Of the 95th in a hundred. In the first second 130 people come, and an event's seats are given to one after the other. */
const MOST_MS = { inscription: 4000, adresse: 500, entrée: 250 };

interface Person extends RegistrationInput {
  started: RegistrationStarted;
  token: string;
}

const product = await demoProduct();
try {
  const request = requestOn(`${product.apiUrl}/api/v1`);
  const { body: session } = await request<AccessGranted>('/access/', { body: { code: product.accessCode } });
  const admin: Request = (path, ask) => request(path, { token: session.token, ...ask });
  const event = await openEvent(admin, {
    max_participants: SEATS,
    start_date: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
    end_date: null,
  });
  const registered = await firstMinute(request, event.id);
  const verified = await verifyAll(request, event.id, registered.people);
  const counted = await count(event.id);
  const entered = await comeIn(request, admin, event.id, registered.people);
  console.table([
    measured('inscription', registered.times),
    measured('adresse', verified),
    measured('entrée', entered.times),
  ]);
  const expected = {
    registrations: PEOPLE,
    twice: 0,
    confirmed: SEATS,
    waitlisted: PEOPLE - SEATS,
    present: SEATS,
    'already in': Math.ceil(SEATS / 10),
  };
  const found = { ...counted, present: entered.present, 'already in': entered.again };
  console.table({ found, expected });
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error('People are lost or in twice.');
  const slow = [registered.times, verified, entered.times].some(
    (times, index) => at(times, 0.95) > Object.values(MOST_MS)[index]!,
  );
  process.exitCode = slow ? 1 : 0;
} finally {
  await product.stop();
}

/** Everybody sends their form when they come, whether or not the others were answered. */
async function firstMinute(request: Request, event: number) {
  const times: number[] = [];
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index): Promise<Person> => {
      await wait(MINUTE_MS * (index / PEOPLE) ** 2);
      const form = aRegistration({ email: `personne.${index}@example.org`, waiting_list: true });
      const headers = { 'x-forwarded-for': someAddress() };
      const send = async () => {
        const began = performance.now();
        const answer = await request<RegistrationStarted>(`/events/${event}/register/`, {
          body: form,
          headers,
        });
        times.push(performance.now() - began);
        if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`);
        return answer.body;
      };
      const [started, again] = await Promise.all(index % 10 === 0 ? [send(), send()] : [send()]);
      if (again && again.registration_id !== started.registration_id)
        throw new Error(`${form.email} is registered twice`);
      return { ...form, started, token: '' };
    }),
  );
  return { times, people };
}

/** Everybody opens the link of their e-mail, twenty at a time. */
async function verifyAll(request: Request, event: number, people: Person[]): Promise<number[]> {
  const links = await eventually(
    'an e-mail to everybody',
    async () => {
      const found = new Map<string, string>();
      for (const { to, text } of await emailsIn(product.varFolder)) {
        const token = /\/verify-email\/([\w-]+)/.exec(text)?.[1];
        if (token && found.has(to)) throw new Error(`${to} was written to twice`);
        if (token) found.set(to, token);
      }
      return found.size === PEOPLE ? found : null;
    },
    5 * MINUTE_MS,
  );
  return inLanes(20, people, async (person) => {
    const { status, body, text } = await request<RegistrationVerified>(`/events/${event}/verify-email/`, {
      body: { token: links.get(person.email) },
      headers: { 'x-forwarded-for': someAddress() },
    });
    if (status !== 200) throw new Error(`verify-email: ${status} ${text}`);
    person.token = body.token;
  });
}

async function count(event: number) {
  const [row] = await rowsOf<Record<'registrations' | 'twice' | 'confirmed' | 'waitlisted', number>>(
    product.databaseUrl,
    `SELECT count(*)::int AS registrations, (count(*) - count(DISTINCT email))::int AS twice,
            (count(*) FILTER (WHERE status = 'confirmed'))::int AS confirmed,
            (count(*) FILTER (WHERE status = 'waitlisted'))::int AS waitlisted
       FROM event_registrations WHERE event_id = $1`,
    [event],
  );
  return row!;
}

/** Those who have a seat, through all doors at once. */
async function comeIn(request: Request, admin: Request, event: number, people: Person[]) {
  const codes: string[] = [];
  await inLanes(10, people, async ({ token }) => {
    const { body } = await request<Partial<RegistrationTickets>>(
      `/event-registrations/track/${token}/tickets/`,
      { headers: { 'x-forwarded-for': someAddress() } },
    );
    codes.push(...(body.tickets ?? []).map(({ code }) => code));
  });
  let again = 0;
  const shown = codes.flatMap((code, index) => (index % 10 === 0 ? [code, code] : [code]));
  const times = await inLanes(DOORS, shown, async (code, door) => {
    const { status, body, text } = await admin<CheckInResults>(
      `/admin/event-registrations/${event}/check-in/scans/`,
      {
        body: {
          scans: [{ id: randomUUID(), code, scanned_at: new Date().toISOString(), door: `Porte ${door}` }],
        },
      },
    );
    if (status !== 200) throw new Error(`scan: ${status} ${text}`);
    if (body.results[0]!.outcome === 'already_in') again += 1;
    else if (body.results[0]!.outcome !== 'in') throw new Error(`scan: ${text}`);
  });
  const { body } = await admin<CheckInOverview>(`/admin/event-registrations/${event}/check-in/`);
  return { times, again, present: body.figures.present };
}

/** How long each took, in milliseconds, so many lanes at a time. */
async function inLanes<T>(
  lanes: number,
  things: readonly T[],
  act: (thing: T, lane: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const queue = things.values();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const thing of queue) {
        const began = performance.now();
        await act(thing, lane + 1);
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

function measured(mesure: keyof typeof MOST_MS, times: readonly number[]) {
  return {
    mesure,
    demandes: times.length,
    'médiane (ms)': at(times, 0.5),
    'p95 (ms)': at(times, 0.95),
    'la plus longue (ms)': at(times, 1),
    'p95 au plus': MOST_MS[mesure],
  };
}

function at(times: readonly number[], quantile: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * quantile) - 1)] ?? 0);
}
