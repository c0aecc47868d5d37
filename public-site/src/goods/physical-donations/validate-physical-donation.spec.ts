import { createHttpClient } from '@livres/api/client';
import { describe, expect, it } from 'vitest';
import { sendPhysicalDonation } from './send-physical-donation';
import { resendCode, verifyCode } from './validate-physical-donation';

/** An api that answers every call so; `null` is no answer at all. */
function answering(status: number | null, body: object = {}) {
  const fetch = () =>
    status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(
          new Response(JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/problem+json' },
          }),
        );
  return createHttpClient({ baseUrl: '', fetch });
}
function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

describe('a code', () => {
  const typed = form({ donation_id: 'd', code: '1234-5678' });
  const said = async (status: number | null, body?: object) =>
    (await verifyCode(answering(status, body), typed)).errors['code'];

  it.each([
    [400, {}, 'Code de validation invalide ou expiré'],
    [404, {}, 'Donation non trouvée. Veuillez vérifier votre lien.'],
    [500, {}, 'Erreur lors de la vérification. Veuillez réessayer.'],
    [null, {}, 'Erreur lors de la vérification. Veuillez réessayer.'],
    [429, { detail: 'Attendez une minute.' }, 'Attendez une minute.'],
    [200, { success: false, message: '' }, 'Code de validation invalide'],
    [200, { success: false, message: 'Trop tard.' }, 'Trop tard.'],
  ])('refused with %s %j says: %s', async (status, body, sentence) =>
    expect(await said(status, body)).toBe(sentence),
  );

  it('that is not whole is not sent, and stays in its field', async () => {
    const answer = await verifyCode(answering(500), form({ donation_id: 'd', code: '1234' }));
    expect(answer.errors['code']).toBe('Le code doit contenir exactement 8 chiffres (format: XXXX-XXXX)');
    expect(answer.values['code']).toBe('1234');
  });

  it('that cannot be sent again says why', async () => {
    const failure = async (status: number | null, body?: object) =>
      (await resendCode(answering(status, body), form({ donation_id: 'd' }))).failure;
    expect(await failure(500)).toBe('Erreur lors du renvoi du code. Veuillez réessayer plus tard.');
    expect(await failure(null)).toBe('Erreur lors du renvoi du code. Veuillez réessayer plus tard.');
    expect(await failure(429, { detail: 'Limite de renvois atteinte.' })).toBe('Limite de renvois atteinte.');
  });
});

describe('a form that may leave', () => {
  const good = form({
    campaign_id: '1',
    donation_type: 'equipment',
    donor_type: 'particulier',
    contact_name: 'Awa',
    email: 'awa@example.org',
    phone: '0612345678',
    'donation_details.equipment_types': 'Tablettes',
    'donation_details.condition': 'Bon état',
    street_address: 'Rue',
    postal_code: '69003',
    city: 'Lyon',
    'pickup_availability.preferred_days': 'Lundi',
    'pickup_availability.time_slots': 'Matin (8h-12h)',
  });
  const sent = (status: number | null, body?: object) =>
    sendPhysicalDonation(answering(status, body), good, null);

  it.each([null, 502, 503, 504])('but finds nobody (%s) says that the connection fails', async (status) =>
    expect(await sent(status)).toMatchObject({
      failure: 'Erreur de connexion. Veuillez réessayer.',
      errors: {},
    }),
  );

  it('shows refusals at their fields', async () => {
    const problem = { detail: 'À corriger.', errors: { 'donation_details.equipment_types.0': 'Inconnu.' } };
    expect(await sent(400, problem)).toMatchObject({
      errors: { 'donation_details.equipment_types': 'Inconnu.' },
      failure: 'Veuillez corriger les erreurs dans le formulaire',
    });
  });

  it('says the reason of any other refusal, and nothing of a breakdown', async () => {
    expect((await sent(429, { detail: 'Trop de dons.' })).failure).toBe(
      'Erreur lors de l’enregistrement du don. Trop de dons.',
    );
    expect((await sent(500, { detail: 'ECONNRESET' })).failure).toBe(
      'Erreur lors de l’enregistrement du don',
    );
  });
});
