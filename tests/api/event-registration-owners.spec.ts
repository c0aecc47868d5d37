import type { EventRecord, MemberSpace, RegistrationPaymentState } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import { place, signInMember, tokenIn } from '../factories/members.ts';
import {
  beginPayment,
  chooseAtDemo,
  confirmPayment,
  openEvent,
  paidEvent,
  payAtDemo,
  verified,
} from '../factories/registrations.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

let api: TestApi;
let staff: Request;
let free: EventRecord;
let paid: EventRecord;
beforeAll(async () => {
  api = await startApi();
  staff = await api.asStaff('editeur');
  free = await openEvent(staff);
  paid = await paidEvent(staff);
});
afterAll(() => api?.close());

type Member = Awaited<ReturnType<typeof signInMember>>;
const linkTo = (member: Member, id: string) =>
  member.request('/member-space/links/', { body: { kind: 'registration', id } });

describe('a member who registered', () => {
  it('sees it with its event and its state, and nobody else’s', async () => {
    const email = mailbox('membre');
    const { registration_id, reference } = await verified(api, free.id, { email, seats: 2 });
    await verified(api, free.id);
    const { body } = await (await signInMember(api, email)).request<MemberSpace>('/member-space/');
    expect(body.registrations).toEqual([
      expect.objectContaining({
        id: registration_id,
        reference,
        status: 'confirmed',
        seats: 2,
        is_offered: false,
        event_title: free.title,
        event_slug: free.slug,
      }),
    ]);
  });

  it('opens its page by a link of its own; a stranger opens none', async () => {
    const email = mailbox('membre');
    const { registration_id } = await verified(api, free.id, { email });
    const { body } = await linkTo(await signInMember(api, email), registration_id);
    expect(body.path).toMatch(/^\/inscriptions\/[\w-]{43}$/);
    const track = await api.request(`/event-registrations/track/${body.path.split('/').at(-1)}/`);
    expect(track.body).toMatchObject({ registration_id, email });
    const stranger = await linkTo(await signInMember(api, mailbox('autre')), registration_id);
    expect(stranger).toMatchObject({ status: 404, body: { detail: 'Inscription non trouvée' } });
  });

  it('takes it along to a new address, and closes the links that the old one holds', async () => {
    const [email, to] = [mailbox('ancienne'), mailbox('nouvelle')];
    const { registration_id, token } = await verified(api, free.id, { email });
    const member = await signInMember(api, email);
    await member.request('/members/me/email/', { body: { email: to } });
    const { text } = await emailTo(api.varFolder, to, 'nouvelle adresse');
    const headers = { 'x-forwarded-for': place() };
    const body = { token: tokenIn(text, 'mon-profil/adresse') };
    expect((await api.request('/members/email-confirmations/', { body, headers })).status).toBe(200);
    const space = await member.request<MemberSpace>('/member-space/');
    expect(space.body.registrations.map(({ id }) => id)).toEqual([registration_id]);
    expect((await api.request(`/event-registrations/track/${token}/`)).status).toBe(404);
  });

  it('has it in the file of their data', async () => {
    const email = mailbox('membre');
    const { reference } = await verified(api, free.id, { email });
    const { body } = await (await signInMember(api, email)).request('/member-space/export/');
    expect(body.registrations).toEqual([expect.objectContaining({ reference })]);
  });
});

describe('a payment by its own number', () => {
  const stateOf = (transaction: string) =>
    api.request<RegistrationPaymentState>(`/event-registrations/payments/${transaction}/`);

  it('says where its registration stands, at which event, and nothing of the person', async () => {
    const { registration_id } = await verified(api, paid.id);
    const { body: begun } = await beginPayment(api, paid.id, registration_id);
    const { status, body, headers } = await stateOf(begun.transaction_id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      registration_id,
      transaction_id: begun.transaction_id,
      status: 'pending_payment',
      payment_status: 'waiting',
      payment_failure: null,
      is_paid: false,
      total: 12.5,
      event_slug: paid.slug,
      event_title: paid.title,
    });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['email']));
    expect(withoutTokens(JSON.stringify(body))).not.toMatch(/Awa|Diallo|@/);
  });

  it('says in French why it was refused, and that it was paid', async () => {
    const refused = await verified(api, paid.id);
    const { body: begun } = await beginPayment(api, paid.id, refused.registration_id);
    await chooseAtDemo(api, begun, 'refuse');
    await confirmPayment(api, paid.id, begun.transaction_id);
    await expect.poll(async () => (await stateOf(begun.transaction_id)).body.payment_failure).toMatch(/\.$/);

    const other = await verified(api, paid.id);
    await payAtDemo(api, paid.id, other.registration_id);
    const { body: again } = await beginPayment(api, paid.id, other.registration_id);
    expect(again).toMatchObject({ status: 409 });
  });

  it('is none where the number is nobody’s', async () => {
    expect((await stateOf('0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(404);
    expect((await stateOf('nulle-part')).status).toBe(404);
  });
});
