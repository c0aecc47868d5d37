import { aCollection, raiseAlert } from './collections.ts';
import { accepted } from './answers.ts';
import { put, type Request, type TestApi } from './api.ts';
import { bankOf } from './bank.ts';
import { accompaniment, application, ask, apply } from './cases.ts';
import { createEvent } from './events.ts';
import { aGift, aRecurringGift } from './gifts.ts';

/** In every name, address and text of somebody; the digits in every telephone. */
export const MARK = /zqx|99887766/i;
const PHONE = '06 99 88 77 66';
const NAME = { first_name: 'Zqxprenom', last_name: 'Zqxnom' };
const HOME = { street_address: '9 rue Zqxrue', city: 'Lyon', country: 'France' };
const SAID = { message: 'Zqxmessage', dedication: 'Zqxdedicace', organization_name: 'Zqxorganisme' };
const email = (who: string) => `zqx${who}@zqx.example`;

/** Somebody of each kind whom staff may read of, and what was done since; by resource, the record to open. */
export async function markedPersons(api: TestApi): Promise<Record<string, string>> {
  const admin = await api.asStaff('administrateur');
  return {
    ...(await writers(api, admin)),
    ...(await students(api, admin)),
    ...(await givers(api, admin)),
    ...(await bringers(api, admin)),
    ...(await payers(api, admin)),
    ...(await visitors(api, admin)),
  };
}

async function writers(api: TestApi, admin: Request) {
  const body = { name: 'Zqxecrivain', email: email('ecrit'), subject: 'Zqxsujet', message: 'Zqxtexte' };
  await accepted(api.request('/contact/', { body }));
  const [message] = (await admin('/admin/contact-messages')).body;
  const path = `/admin/contact-messages/${message.id}`;
  await accepted(admin(`${path}/notes`, { body: { body: 'Zqxnote' } }));
  await change(admin, path, { status: 'archived' });
  const subscriber = { email: email('abonne'), first_name: 'Zqxabonne', consent_proof: 'Zqxpreuve' };
  const made = await accepted(admin('/admin/newsletter-subscribers', { body: subscriber }));
  await change(admin, `/admin/newsletter-subscribers/${made.id}`, { first_name: 'Zqxchange' });
  return { 'contact-messages': String(message.id), 'newsletter-subscribers': String(made.id) };
}

async function students(api: TestApi, admin: Request) {
  const asked = { ...NAME, email: email('etudiant'), phone_number: PHONE, title: 'Zqxtitre' };
  const request = await accepted(
    ask(api, accompaniment({ ...asked, description: 'Zqxprojet', specific_questions: 'Zqxquestion' })),
  );
  const applied = {
    ...NAME,
    email: email('ambassadeur'),
    bio: 'Zqxbio '.repeat(20),
    achievements: 'Zqxacquis',
  };
  const candidate = await accepted(apply(api, application(applied)));
  const ids = { 'accompaniment-requests': request.id, 'ambassador-applications': candidate.id };
  for (const [resource, id] of Object.entries(ids)) {
    await accepted(admin(`/admin/${resource}/${id}/notes`, { body: { body: 'Zqxnote' } }));
    const [me] = (await admin(`/admin/${resource}/assignees`)).body;
    await change(admin, `/admin/${resource}/${id}`, { assigned_to: me.id });
  }
  return ids;
}

async function givers(api: TestApi, admin: Request) {
  const who = { ...NAME, ...HOME, ...SAID, email: email('donateur'), postal_code: '69003' };
  const gift = await aGift(api, { ...who, donor_type: 'entreprise', siren: '998877661' });
  const path = `/admin/donations/${gift.id}`;
  await accepted(admin(`${path}/notes`, { body: { body: 'Zqxnote' } }));
  await change(admin, path, { last_name: 'Zqxcorrige' });
  const regular = await aRecurringGift(api, who);
  await accepted(admin(`/admin/recurring-gifts/${regular}/notes`, { body: { body: 'Zqxnote' } }));
  await change(admin, `/admin/recurring-gifts/${regular}`, { first_name: 'Zqxcorrige' });
  const [donor] = (await admin(`/admin/users?filter=${encodeURIComponent('{"q":"zqxdonateur"}')}`)).body;
  return { donations: gift.id, 'recurring-gifts': regular, users: donor.id as string };
}

async function bringers(api: TestApi, admin: Request) {
  const donation = {
    contact_name: 'Zqxcontact',
    organization_name: 'Zqxecole',
    email: email('livres'),
    phone: PHONE,
    ...HOME,
    access_info: 'Zqxdigicode',
    special_instructions: 'Zqxconsigne',
    pickup_availability: {
      preferred_days: ['Lundi'],
      time_slots: ['Matin (8h-12h)'],
      special_requirements: 'Zqxbesoin',
    },
  };
  const transaction = { contact_notes: 'Zqxappel', notes: 'Zqxnotes', assigned_to: 'Zqxbenevole' };
  const planned = await aCollection(api, 'pickup_scheduled', { donation, transaction });
  const cancelled = { ...donation, cancel_reason: 'Zqxmotif', email: email('annule') };
  await aCollection(api, 'cancelled', { donation: cancelled, transaction });
  await raiseAlert(api, planned);
  const path = `/admin/physical-donations/${planned.donation}`;
  await accepted(admin(`${path}/notes`, { body: { body: 'Zqxnote' } }));
  await change(admin, path, { contact_name: 'Zqxcorrige' });
  const [alert] = (await admin('/admin/donation-alerts')).body;
  return {
    'physical-donations': planned.donation,
    'donation-transactions': planned.transaction,
    'donation-alerts': alert.id as string,
  };
}

async function payers(api: TestApi, admin: Request) {
  const line = await bankOf(api, admin).line('50,00', 'VIR ZQXBANQUE');
  await accepted(bankOf(api, admin).act(line, 'ignore', { note: 'Zqxraison' }));
  return { 'bank-lines': line.id, 'bank-statements': String(line.statement_id) };
}

async function visitors(api: TestApi, admin: Request) {
  const event = await createEvent(admin);
  await accepted(
    api.request(`/events/${event.slug}/interested/`, { body: { guest_email: email('curieux') } }),
  );
  return { events: String(event.id), 'event-interests': String(event.id) };
}

async function change(admin: Request, path: string, values: object): Promise<void> {
  const { version } = await accepted(admin(path));
  await accepted(put(admin, path, { ...values, version }));
}
