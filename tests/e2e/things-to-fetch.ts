import type {
  Campaign,
  PickupTransaction,
  Page,
  PhysicalDonationCreated,
  PhysicalDonationInput,
  SchedulePickup,
} from '@livres/api/contract';
import { accepted } from '../factories/answers.ts';
import { requestOn } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { aDonation, codeIn } from '../factories/physical-donations.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

let places = 0;

/** A donation whose donor has proved their address and was called; with a plan, its pick-up is in the calendar. */
export async function thingToFetch(
  product: Product,
  over: Partial<PhysicalDonationInput>,
  plan?: SchedulePickup,
): Promise<PickupTransaction> {
  const staff = await staffSession(product);
  const { donation_id, reference } = await provenDonation(product, over);
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  const { body: found } = await staff<PickupTransaction[]>(
    'GET',
    `/admin/donation-transactions?filter=${filter}`,
  );
  const { id } = found.find(({ physical_donation }) => physical_donation === donation_id)!;
  const action = async (name: string, body: object) =>
    (await staff<PickupTransaction>('POST', `/admin/donation-transactions/${id}/${name}`, body)).body;
  const contacted = await action('mark_contacted', {});
  return plan ? action('schedule_pickup', plan) : contacted;
}

async function provenDonation(product: Product, over: Partial<PhysicalDonationInput>) {
  const { results } = await call<Page<Campaign>>(product, '/campaigns/?status=active&page_size=100');
  const campaign = results.find(({ goal_books }) => goal_books > 0)!;
  const donation = aDonation({ campaign_id: campaign.id, ...over });
  const created = await call<PhysicalDonationCreated>(product, '/physical-donations/', donation);
  const { text } = await emailTo(product.varFolder, donation.email, 'Votre code');
  const { donation_id } = created;
  await call(product, '/physical-donations/verify_code/', { donation_id, code: codeIn(text) });
  return created;
}

/** As a donor's browser does, each time from another place. */
function call<Body>({ apiUrl }: Product, path: string, body?: object): Promise<Body> {
  const headers = { 'x-forwarded-for': `10.7.0.${(places += 1)}` };
  return accepted(requestOn(`${apiUrl}/api/v1`)<Body>(path, { body, headers }));
}
