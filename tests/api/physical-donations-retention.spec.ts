import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { Clock } from '@livres/api/dist/platform/clock/clock.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { encodedPicture } from '../factories/pictures.ts';
import { aCampaignOfThings, donorsOf } from '../factories/physical-donations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';
import { withoutTokens } from '../factories/without-tokens.ts';

let campaign: { id: number };
let clock: StoppedClock;
const api = testApi();
const donors = donorsOf(api, () => campaign.id);
beforeAll(async () => {
  campaign = await aCampaignOfThings(await api.asStaff('administrateur'));
  clock = stopClock(api);
});

const tidy = () => api.app.get(RetentionService, { strict: false }).run('physical-donations.tidy');
const donationOf = async (id: string) =>
  (await api.sql`SELECT * FROM physical_donations WHERE id = ${id}`)[0];
async function picture() {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await encodedPicture('jpeg'))]), 'photo.jpg');
  return (await api.request('/physical-donations/pictures/', { method: 'POST', body: form })).body;
}
const set = (id: string, status: string, at: Date) =>
  api.query(
    `UPDATE physical_donations SET status = $2, validated_at = $3, completed_at = $3, cancelled_at = $3,
       cancel_reason = 'Déménagement', access_info = 'Code 12' WHERE id = $1`,
    [id, status, at],
  );

describe('what is not kept for ever', () => {
  it('a donation that is never validated is forgotten after 30 days, with its pictures and codes', async () => {
    const { id: picture_id } = await picture();
    const { donation_id } = await donors.offered({ picture_ids: [picture_id] });
    clock.advance(30 * DAY_MS);
    await tidy();
    expect(await donationOf(donation_id)).toBeDefined();
    clock.advance(1);
    await tidy();
    expect(await donationOf(donation_id)).toBeUndefined();
    for (const table of ['codes', 'links', 'entries', 'pictures'])
      expect(
        await api.query(`SELECT 1 FROM physical_donation_${table} WHERE physical_donation_id = $1`, [
          donation_id,
        ]),
      ).toEqual([]);
  });

  it('what is in the bin stays there for 30 days', async () => {
    const { donation_id } = await donors.validated();
    await api.sql`UPDATE physical_donations SET deleted_at = ${api.app.get(Clock).now()}
        WHERE id = ${donation_id}`;
    clock.advance(30 * DAY_MS);
    await tidy();
    expect(await donationOf(donation_id)).toBeDefined();
    clock.advance(1);
    await tidy();
    expect(await donationOf(donation_id)).toBeUndefined();
    const [{ action, label }] =
      await api.sql`SELECT action, label FROM audit_entries WHERE record_id = ${donation_id} ORDER BY id DESC
          LIMIT 1`;
    expect([action, label]).toEqual(['purged', expect.not.stringContaining('Awa')]);
  });

  it.each([
    ['completed', 3 * 365],
    ['cancelled', 365],
  ])('who gave is forgotten %s donations after %i days; what was given is not', async (status, days) => {
    const { id: picture_id } = await picture();
    const { donation_id, reference } = await donors.validated({ picture_ids: [picture_id], city: 'Nantes' });
    await set(donation_id, status, api.app.get(Clock).now());
    clock.advance(days * DAY_MS);
    await tidy();
    expect((await donationOf(donation_id)).contact_name).toBe('Awa Ndiaye');
    clock.advance(1);
    await tidy();
    await tidy();
    const kept = await donationOf(donation_id);
    expect(kept).toMatchObject({ reference, status, city: 'Nantes', contact_name: 'Donateur oublié' });
    expect(withoutTokens(JSON.stringify(kept))).not.toMatch(
      /Awa|example\.org|06 12|Lilas|Code 12|Déménagement/,
    );
    expect(kept.donation_details.estimated_quantity).toBe(120);
    for (const table of ['pictures', 'links', 'codes'])
      expect(
        await api.query(`SELECT 1 FROM physical_donation_${table} WHERE physical_donation_id = $1`, [
          donation_id,
        ]),
      ).toEqual([]);
    const told = await api.sql`SELECT details FROM physical_donation_entries
          WHERE physical_donation_id = ${donation_id} AND details IS NOT NULL`;
    expect(told).toEqual([]);
  });
});
