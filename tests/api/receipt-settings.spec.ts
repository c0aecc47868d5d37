import { describe, expect, it } from 'vitest';
import { put, type Request, staffOf, testApi } from '../factories/api.ts';
import { issueReceipts } from '../factories/receipt-settings.ts';

const api = testApi();
const byTreasurer = staffOf(api, 'tresorier');
const save = (by: Request, settings: Record<string, unknown>) =>
  by('/settings/bulk_update/', {
    body: { settings: Object.entries(settings).map(([key, value]) => ({ key, value })) },
  });
const change = async (by: Request, key: string, value: unknown) => {
  const { version } = (await by(`/admin/settings/${key}`)).body;
  return put(by, `/admin/settings/${key}`, { value, version });
};

describe('a treasurer', () => {
  it('completes what receipts say, and switches them on', async () => {
    expect((await change(byTreasurer, 'legal_purpose', 'Porter des livres.')).status).toBe(200);
    await issueReceipts({ asStaff: async () => byTreasurer });
    expect((await byTreasurer('/admin/settings/receipts_enabled')).body.value).toBe(true);
  });

  it.each([
    ['site_name', 'Autre nom'],
    ['bank_iban', 'FR7630006000011234567890189'],
    ['contact_email', 'autre@exemple.org'],
  ])('changes no other setting, neither by itself nor among those: %s', async (key, value) => {
    const before = (await byTreasurer(`/admin/settings/${key}`)).body.value;
    const answers = [
      await change(byTreasurer, key, value),
      await byTreasurer(`/settings/${key}/update_value/`, { method: 'PATCH', body: { value } }),
      await save(byTreasurer, { legal_purpose: 'Autre objet', [key]: value }),
    ];
    expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
      answers.map(() => [403, '/problems/reglage-reserve']),
    );
    expect((await byTreasurer(`/admin/settings/${key}`)).body.value).toBe(before);
    expect((await byTreasurer('/admin/settings/legal_purpose')).body.value).not.toBe('Autre objet');
  });

  it('is alone with administrators in that', async () => {
    for (const role of ['accueil', 'editeur', 'lecteur'] as const)
      expect((await save(staffOf(api, role), { legal_purpose: 'Autre' })).status).toBe(403);
  });
});
