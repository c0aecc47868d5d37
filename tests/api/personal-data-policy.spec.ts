import type { PrivacyPolicy, ProcessingRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { startApi, testApi } from '../factories/api.ts';
import { aGift } from '../factories/gifts.ts';
import { signInMember } from '../factories/members.ts';

const api = testApi();

describe('what the site says of personal data', () => {
  it('names each activity with its purpose, basis, people, data and durations', async () => {
    const { status, body } = await api.request<PrivacyPolicy>('/personal-data/policy/');
    expect(status).toBe(200);
    const kinds = body.activities.map(({ kind }) => kind);
    for (const kind of ['newsletter', 'contact', 'donations', 'receipts', 'audit', 'jobs', 'emails'])
      expect(kinds).toContain(kind);
    for (const { label, purpose, legal_basis_label, people, data, retention } of body.activities)
      expect(
        [label, purpose, legal_basis_label, people].every(Boolean) && data.length * retention.length,
      ).toBeTruthy();
    const newsletter = body.activities.find(({ kind }) => kind === 'newsletter')!;
    expect(newsletter.retention).toContainEqual({
      what: 'Inscriptions jamais confirmées',
      period: '30 jours',
      job: 'newsletter.tidy',
    });
  });

  it('says what the association has not filled in, and no provider that is not configured', async () => {
    const { body, text } = await api.request<PrivacyPolicy>('/personal-data/policy/');
    expect(body.controller.missing).toContain('l’adresse de son siège');
    for (const name of ['Stripe', 'PayPal', 'MTN']) expect(text).not.toContain(name);
  });

  it('names a provider once it is configured, and where it takes data', async () => {
    const other = await startApi({
      env: { STRIPE_SECRET_KEY: 'sk_test_essai', STRIPE_WEBHOOK_SECRET: 'whsec_essai' },
    });
    try {
      const { body } = await other.request<PrivacyPolicy>('/personal-data/policy/');
      expect(body.recipients.find(({ name }) => name.startsWith('Stripe'))?.transfer).toContain('États-Unis');
    } finally {
      await other.close();
    }
  });

  it('is the record of article 30 for administrators, as a table too', async () => {
    const admin = await api.asStaff('administrateur');
    const { body } = await admin<ProcessingRecord>('/admin/personal-data/record');
    expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Date.parse(body.released_at)).toBeLessThanOrEqual(Date.now());
    expect(body.security.length).toBeGreaterThan(4);
    const { headers, text } = await admin('/admin/personal-data/record.csv');
    expect(headers.get('content-disposition')).toContain('registre-des-traitements.csv');
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(body.activities.length + 1);
  });
});

describe('a copy of one’s data', () => {
  it('comes as an archive, to its member and to administrators for a person without an account', async () => {
    const email = 'copie@example.org';
    await aGift(api, { email, message: 'Un mot à relire' });
    const { request } = await signInMember(api, email);
    const own = await request('/member-space/export/archive/');
    const admin = await api.asStaff('administrateur');
    const theirs = await admin('/admin/personal-data/exports', { body: { email: 'COPIE@example.org' } });
    for (const { status, headers, text } of [own, theirs]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
      expect(text).toContain('mes-donnees.html');
      expect(text).toContain('mes-donnees.json');
    }
    const { body } = await request('/member-space/export/');
    expect(JSON.stringify(body.personal_data)).toContain('Un mot à relire');
  });
});
