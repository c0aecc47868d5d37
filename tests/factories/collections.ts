import { randomUUID } from 'node:crypto';
import { PHYSICAL_DONATION_STATUS_OF, type TransactionStatus } from '@livres/api/contract';
import { GoodsAlertsService, type AlertToRaise } from '@livres/api/dist/goods/alerts/goods-alerts.service.js';
import { DataSource } from 'typeorm';
import type { TestApi } from './api.ts';
import { createCampaign } from './campaigns.ts';
import { insertRow } from './rows.ts';

let made = 0;
const campaigns = new WeakMap<TestApi, Promise<number>>();

/** What staff arrange with a donor. */
export const PLAN = { pickup_date: '2027-03-08', pickup_slot: 'Matin (8h-12h)', assigned_to: 'Moussa' };

export interface TestCollection {
  donation: string;
  transaction: string;
  reference: string;
  email: string;
  campaign: number;
}

/** The campaign that donations of an api are for, unless a test names another one. */
function campaignOf(api: TestApi): Promise<number> {
  const known =
    campaigns.get(api) ??
    api.asStaff('administrateur').then(async (staff) => (await createCampaign(staff)).id);
  campaigns.set(api, known);
  return known;
}

/** A donation that is validated, and its collection in this state; columns of either may be given. */
export async function aCollection(
  api: TestApi,
  status: TransactionStatus = 'pending_contact',
  over: { donation?: Record<string, unknown>; transaction?: Record<string, unknown> } = {},
): Promise<TestCollection> {
  made += 1;
  const at = (over.donation?.['validated_at'] ?? new Date('2027-03-01T09:00:00Z')) as Date;
  const isDone = status === 'completed';
  const isPlanned = status === 'pickup_scheduled' || isDone;
  const donation = {
    id: randomUUID(),
    reference: `MAT-20270301-${String(made).padStart(8, '0')}`,
    status: PHYSICAL_DONATION_STATUS_OF[status],
    campaign_id: over.donation?.['campaign_id'] ?? (await campaignOf(api)),
    donation_type: 'books',
    donor_type: 'particulier',
    contact_name: 'Hélène Œuvrard',
    email: `helene.${made}@example.org`,
    phone: '06 12 34 56 78',
    street_address: '12 rue de l’Église',
    postal_code: '69003',
    city: 'Lyon',
    access_info: 'Code 45B, deuxième cour',
    donation_details: { categories: ['Fiction'], estimated_quantity: 120, condition: 'Bon état' },
    pickup_availability: { preferred_days: ['Lundi'], time_slots: ['Matin (8h-12h)'] },
    estimated_boxes_or_items: 6,
    form_hash: randomUUID(),
    validated_at: at,
    completed_at: isDone ? at : null,
    cancelled_at: status === 'cancelled' ? at : null,
    created_at: at,
    updated_at: at,
    ...over.donation,
  };
  const transaction = {
    id: randomUUID(),
    physical_donation_id: donation.id,
    status,
    contacted_at: status === 'pending_contact' || status === 'cancelled' ? null : at,
    contacted_by: status === 'pending_contact' || status === 'cancelled' ? null : 'Essai',
    pickup_date: isPlanned ? '2027-03-04' : null,
    pickup_slot: isPlanned ? 'Matin (8h-12h)' : null,
    assigned_to: isPlanned ? 'Moussa' : null,
    completed_at: isDone ? at : null,
    created_at: at,
    updated_at: at,
    ...over.transaction,
  };
  await insertRow(api, 'physical_donations', donation);
  await insertRow(api, 'donation_transactions', transaction);
  const { reference, email, campaign_id } = donation;
  return {
    donation: donation.id,
    transaction: transaction.id,
    reference,
    email,
    campaign: Number(campaign_id),
  };
}

/** Raises an alert as the features do; answers whether it was new. */
export function raiseAlert(
  api: TestApi,
  { donation, reference }: TestCollection,
  over: Partial<AlertToRaise> = {},
): Promise<boolean> {
  return api.app.get(DataSource).transaction((tx) =>
    api.app.get(GoodsAlertsService, { strict: false }).raise(tx, {
      alert_type: 'large_donation',
      severity: 'info',
      message: `Don ${reference}, Lyon : 24 cartons.`,
      physical_donation_id: donation,
      cause: donation,
      ...over,
    }),
  );
}
