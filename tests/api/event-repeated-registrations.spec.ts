import type { RegistrationInput } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailsIn, mailbox } from '../factories/emails.ts';
import {
  freeDueSeats,
  openEvent,
  paidEvent,
  register,
  verificationToken,
  verified,
} from '../factories/registrations.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

let api: TestApi;
let editor: Request;
beforeAll(async () => {
  api = await startApi();
  // E-mails to a mailbox are counted by day.
  stopClock(api, new Date('2027-01-09T13:02:00Z'));
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());

const mailsTo = async (email: string) =>
  (await emailsIn(api.varFolder)).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
/** Once so many e-mails have come to a mailbox: their subjects. */
const subjectsOf = (email: string, count: number) =>
  eventually(`${count} e-mails to ${email}`, async () => {
    const mails = await mailsTo(email);
    return mails.length >= count ? mails.map(({ subject }) => subject) : null;
  });
const heldBy = async (event_id: number) =>
  (
    await api.query(
      'SELECT coalesce(sum(held_seats), 0)::int AS seats FROM event_registrations WHERE event_id = $1',
      [event_id],
    )
  )[0].seats;
/** An answer without what is of one registration alone. */
const shape = ({ status, body }: { status: number; body: object }) => {
  const own = ['registration_id', 'reference', 'request_id', 'expires_at'];
  return { status, ...Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name))) };
};

describe('a second form from a mailbox that is registered', () => {
  it('is answered like anyone’s, holds nothing more, and its owner is told by e-mail how to add seats', async () => {
    const event = await openEvent(editor);
    const email = mailbox('awa');
    await verified(api, event.id, { email, seats: 2 });
    await subjectsOf(email, 2);
    const again = await register(api, event.id, {
      email: email.toUpperCase(),
      seats: 2,
      phone: '+33612345678',
    });
    const stranger = await register(api, event.id, { seats: 2 });
    expect(shape(again)).toEqual(shape(stranger));
    expect(await heldBy(event.id)).toBe(4);
    expect(await subjectsOf(email, 3)).toContain(`Vous êtes déjà inscrit : ${event.title}`);
    const { text } = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Vous êtes déjà'))!;
    expect(text).toContain('2 places, inscription confirmée');
    const [, token] = /\/inscriptions\/([\w-]+)/.exec(text)!;
    expectAnswer(await api.request(`/event-registrations/track/${token}/`), 200);
    // What was asked for is had by the second link of the e-mail, and by nothing else.
    const [, more] = /\/verify-email\/([\w-]+)/.exec(text)!;
    expect(text).toContain('Demander 2 places de plus');
    // Its state is what anyone’s is.
    const { registration_id } = again.body;
    const { body } = await api.request(
      `/events/${event.id}/registration-status/?registration_id=${registration_id}`,
    );
    expect(body.registration).toMatchObject({ status: 'pending_verification', waiting_position: null });
    const added = await api.request(`/events/${event.id}/verify-email/`, { body: { token: more } });
    expect(added.body).toMatchObject({ registration_id, status: 'confirmed', seats: 2 });
    expect(await heldBy(event.id)).toBe(6);
  });

  it('and whose first was cancelled is still registered by the seats that were added', async () => {
    const event = await openEvent(editor);
    const email = mailbox('awa');
    const first = await verified(api, event.id, { email });
    const second = await register(api, event.id, { email, seats: 2 });
    const more = await eventually(
      'the link of more seats',
      async () =>
        (await mailsTo(email)).flatMap(({ text }) =>
          text.includes('Demander 2 places de plus')
            ? (/\/verify-email\/([\w-]+)/.exec(text)?.[1] ?? [])
            : [],
        )[0],
    );
    await api.request(`/events/${event.id}/verify-email/`, { body: { token: more } });
    await api.request(`/event-registrations/track/${first.token}/cancel/`, { method: 'POST' });
    expect(await heldBy(event.id)).toBe(2);
    const third = await register(api, event.id, { email });
    expect(third.status).toBe(201);
    expect(await heldBy(event.id)).toBe(2);
    const [row] = await api.query('SELECT repeats FROM event_registrations WHERE id = $1', [
      third.body.registration_id,
    ]);
    expect(row.repeats).toBe(second.body.registration_id);
  });

  it('that waits to be verified leads to the same registration and the time that is left', async () => {
    const event = await openEvent(editor, { max_participants: 3 });
    const email = mailbox('awa');
    const first = await register(api, event.id, { email, seats: 2 });
    const token = await verificationToken(api, email);
    expect((await register(api, event.id, { email, seats: 1 })).status).toBe(201);
    const subjects = await subjectsOf(email, 2);
    expect(new Set(subjects)).toEqual(new Set([`Confirmez votre inscription : ${event.title}`]));
    expect(await heldBy(event.id)).toBe(2);
    const links = (await mailsTo(email)).flatMap(
      ({ text }) => /\/verify-email\/([\w-]+)/.exec(text)?.[1] ?? [],
    );
    const other = links.find((link) => link !== token)!;
    const { body } = await api.request(`/events/${event.id}/verify-email/`, { body: { token: other } });
    expect(body).toMatchObject({
      registration_id: first.body.registration_id,
      status: 'confirmed',
      seats: 2,
    });
  });

  it('of which the seat is still to be paid for is told until when', async () => {
    const event = await paidEvent(editor);
    const email = mailbox('awa');
    await verified(api, event.id, { email });
    await register(api, event.id, { email });
    const { text } = await eventually('the e-mail', async () =>
      (await mailsTo(email)).find(({ subject }) => subject.startsWith('Vous êtes déjà')),
    );
    expect(text).toMatch(/Vous y êtes déjà : une place, à payer jusqu’au .+ h/);
    expect(await heldBy(event.id)).toBe(1);
  });

  it('is refused like anyone’s where all is full, be it by its own seat, and told so by e-mail alone', async () => {
    const event = await openEvent(editor, { max_participants: 1, waiting_list: false });
    const email = mailbox('awa');
    await verified(api, event.id, { email });
    await subjectsOf(email, 2);
    const [own, stranger] = [await register(api, event.id, { email }), await register(api, event.id)];
    expect(own.status).toBe(409);
    expect(shape(own)).toEqual(shape(stranger));
    expect(await subjectsOf(email, 3)).toContain(`Vous êtes déjà inscrit : ${event.title}`);
  });

  it('is not had by its link where its seats went to others meanwhile and there is no list', async () => {
    const event = await openEvent(editor, { max_participants: 2, waiting_list: false });
    const email = mailbox('awa');
    await verified(api, event.id, { email });
    await register(api, event.id, { email });
    const { text } = await eventually('the e-mail', async () =>
      (await mailsTo(email)).find(({ subject }) => subject.startsWith('Vous êtes déjà')),
    );
    const [, more] = /\/verify-email\/([\w-]+)/.exec(text)!;
    await verified(api, event.id);
    expectAnswer(await api.request(`/events/${event.id}/verify-email/`, { body: { token: more } }), 409);
    expect(await heldBy(event.id)).toBe(2);
  });

  it('after it was given up is a first one again', async () => {
    const event = await openEvent(editor);
    const email = mailbox('awa');
    const { token } = await verified(api, event.id, { email });
    await api.request(`/event-registrations/track/${token}/cancel/`, { body: {} });
    await register(api, event.id, { email });
    expect(await heldBy(event.id)).toBe(1);
  });

  it('fills nobody’s mailbox: three such e-mails a day, whatever the event', async () => {
    const email = mailbox('awa');
    const [one, two] = [await openEvent(editor), await openEvent(editor)];
    await verified(api, one.id, { email });
    await register(api, two.id, { email });
    // Each event has written by itself; from here on it is somebody who types the address.
    await subjectsOf(email, 3);
    for (const { id } of [one, two, one, two]) expect((await register(api, id, { email })).status).toBe(201);
    await eventually('all e-mails to have left', async () => {
      const [{ count }] = await api.query(
        'SELECT count(*)::int AS count FROM outgoing_emails WHERE recipient = $1',
        [email.toLowerCase()],
      );
      return count === 0;
    });
    expect((await mailsTo(email)).length).toBe(6);
  });
});

describe('a registration whose time ran out', () => {
  const track = (token: string, act = '') =>
    api.request(`/event-registrations/track/${token}/${act}`, act ? { body: {} } : {});
  const lapsed = async (event: { id: number }, over: Partial<RegistrationInput> = {}) => {
    const { token, registration_id } = await verified(api, event.id, over);
    await api.query(`UPDATE event_registrations SET deadline_at = $2 WHERE id = $1`, [
      registration_id,
      new Date('2027-01-09T13:01:00Z'),
    ]);
    await freeDueSeats(api);
    const { body } = await track(token);
    expect(body).toMatchObject({ status: 'expired', may_ask_again: true });
    return token;
  };

  it('has its seats again by one press, with all that was said, and at what they cost now', async () => {
    const event = await paidEvent(editor);
    const token = await lapsed(event, { seats: 2, special_needs: 'Une rampe' });
    await api.query(`UPDATE events SET price = 1500 WHERE id = $1`, [event.id]);
    const { status, body } = await track(token, 'again/');
    expect([status, body.status]).toEqual([200, 'pending_payment']);
    expect(body).toMatchObject({ seats: 2, special_needs: 'Une rampe', total: 30, may_ask_again: false });
    expect(body.expires_at).not.toBeNull();
    expect(await heldBy(event.id)).toBe(2);
    expect((await track(token, 'again/')).body.status).toBe('pending_payment');
    expect(await heldBy(event.id)).toBe(2);
  });

  it('joins the list where others have them, and is told so where there is none', async () => {
    const withList = await paidEvent(editor, { max_participants: 1, waiting_list: true });
    const waits = await lapsed(withList);
    await verified(api, withList.id);
    expect((await track(waits, 'again/')).body).toMatchObject({ status: 'waitlisted', waiting_position: 1 });
    const withoutList = await paidEvent(editor, { max_participants: 1, waiting_list: false });
    const full = await lapsed(withoutList);
    await verified(api, withoutList.id);
    expectAnswer(await track(full, 'again/'), 409, { type: '/problems/evenement-complet' });
    expect((await track(full)).body).toMatchObject({ status: 'expired', may_ask_again: true });
  });

  it('is not had twice: whoever registered anew is led to that one', async () => {
    const event = await paidEvent(editor);
    const email = mailbox('awa');
    const token = await lapsed(event, { email });
    await register(api, event.id, { email });
    expectAnswer(await track(token, 'again/'), 409, { type: '/problems/deja-inscrit' });
    expect(await heldBy(event.id)).toBe(1);
  });
});
