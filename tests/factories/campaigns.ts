import type { CampaignInput, CampaignRecord } from '@livres/api/contract';
import pg from 'pg';
import type { Request } from './api.ts';

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
  const { status, body, text } = await staff<CampaignRecord>('/admin/campaigns', { body: aCampaign(over) });
  if (status !== 201) throw new Error(`POST /admin/campaigns: ${status} ${text}`);
  return body;
}

/** Enters a gift as the donation features will: minor units of money, books or pieces of equipment. */
export async function enterGift(
  databaseUrl: string,
  campaignId: number,
  kind: string,
  quantity: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  made += 1;
  await client.query(
    `INSERT INTO campaign_gifts (campaign_id, kind, quantity, source, source_ref, given_at) VALUES ($1, $2, $3, 'test', $4, now())`,
    [campaignId, kind, quantity, String(made)],
  );
  await client.query(`UPDATE content_revision SET revision = revision + 1`);
  await client.query(`SELECT pg_notify('content_revision', revision::text) FROM content_revision`);
  await client.end();
}
