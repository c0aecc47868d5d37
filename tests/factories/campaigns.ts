import type { CampaignInput, CampaignRecord } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request, TestApi } from './api.ts';

let made = 0;

/** A valid running campaign; a test overrides what matters to it. */
export function aCampaign(over: Partial<CampaignInput> = {}): CampaignInput {
  made += 1;
  return {
    title: `Campagne d’essai ${made}`,
    short_description: 'Des livres pour une école.',
    category: 'bibliotheque',
    campaign_type: 'financial',
    status: 'active',
    goal_amount: 1000,
    ...over,
  };
}

/** Makes a campaign as staff do, and answers its record. */
export async function createCampaign(
  staff: Request,
  over: Partial<CampaignInput> = {},
): Promise<CampaignRecord> {
  return accepted(staff<CampaignRecord>('/admin/campaigns', { body: aCampaign(over) }));
}

const GOODS = `INSERT INTO campaign_gifts (kind, source_ref, campaign_id, quantity, source, given_at, mode)
  VALUES ($1, $2, $3, $4, 'test', now(), 'live')`;
const MONEY = `
  WITH gift AS (INSERT INTO donations (id, reference, status, donor_type, frequency, amount, payment_method, provider,
           campaign_id, created_at, updated_at, given_at, succeeded_at, mode)
         VALUES (gen_random_uuid(), 'DON-20260101-' || upper(lpad(to_hex($2::int), 8, '0')), 'succeeded', 'particulier',
           'one-time', $4::bigint, $1, 'offline', $3::int, now(), now(), now(), now(), 'live') RETURNING id),
       entry AS (INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, mode)
         SELECT 'gift', 'offline:' || id, id, now(), now(), 'live' FROM gift RETURNING id, donation_id)
  INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
  SELECT id, 'cash', $4::bigint, 'EUR', NULL::int, NULL::uuid, NULL FROM entry
   UNION ALL SELECT id, 'gifts', -$4::bigint, 'EUR', $3::int, donation_id, 'live' FROM entry`;

/** Enters a gift as donations do: minor units of money, books or pieces of equipment. */
export async function enterGift(
  api: TestApi,
  campaignId: number,
  kind: string,
  quantity: number,
): Promise<void> {
  made += 1;
  const isMoney = kind === 'money';
  await api.query(isMoney ? MONEY : GOODS, [isMoney ? 'cash' : kind, made, campaignId, quantity]);
  await api.query(`UPDATE content_revision SET revision = revision + 1`);
  await api.query(`SELECT pg_notify('content_revision', revision::text) FROM content_revision`);
}
