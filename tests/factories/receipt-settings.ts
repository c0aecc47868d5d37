import sharp from 'sharp';
import { accepted } from './answers.ts';
import type { TestApi } from './api.ts';

/** Everything that a receipt says of the association. */
const MENTIONS = {
  legal_name: 'Livres en partage',
  legal_siren: '732829320',
  legal_rna: 'W751234567',
  legal_street: '1, rue des Livres',
  legal_postal_code: '75011',
  legal_city: 'Paris',
  legal_purpose: 'Soutenir la lecture publique en Afrique',
  legal_category: 'interet_general',
  signatory_name: 'Awa Ndiaye',
  signatory_role: 'Présidente',
};

/** Completes the mentions and switches receipts on, as an administrator does. */
export async function issueReceipts(
  api: Pick<TestApi, 'asStaff'>,
  over: Partial<typeof MENTIONS> = {},
): Promise<void> {
  const admin = await api.asStaff('administrateur');
  const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'signature.png');
  const sent = await admin('/admin/setting-pictures/signatory_signature', { method: 'POST', body: form });
  const values = { ...MENTIONS, ...over, signatory_signature: sent.body.value };
  const settings = Object.entries({ ...values, receipts_right_confirmed: true, receipts_enabled: true });
  const body = { settings: settings.map(([key, value]) => ({ key, value })) };
  await accepted(admin('/settings/bulk_update/', { body }));
}
