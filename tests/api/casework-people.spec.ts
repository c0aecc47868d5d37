import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { ACCOMPANIMENT, APPLICATIONS, applied, requested } from '../factories/cases.ts';
import { emailTo } from '../factories/emails.ts';
import { place, signInMember, tokenIn } from '../factories/members.ts';
import { rowsOf } from '../factories/rows.ts';

const api = testApi();
const editor = staffOf(api, 'accueil');

let people = 0;
const someone = () => `etudiante.${(people += 1)}@example.org`;
const tidy = () => api.app.get(RetentionService, { strict: false }).run('casework.tidy');
const rows = <Row>(sql: string, values: unknown[]) => rowsOf<Row>(api.databaseUrl, sql, values);
const detail = async (path: string, id: string) => (await editor<any>(`${path}/${id}`)).body;

/** Puts a case back in time. */
const aged = (table: string, id: string, months: number) =>
  rows(
    `UPDATE ${table} SET created_at = created_at - make_interval(months => $2), updated_at = updated_at - make_interval(months => $2),
            closed_at = closed_at - make_interval(months => $2) WHERE id = $1`,
    [id, months],
  );

async function closed(email = someone()) {
  const held = await requested(api, editor, { email });
  await editor(`${ACCOMPANIMENT}/${held.id}/notes`, { body: { body: 'Mère malade, à rappeler.' } });
  return (await put<any>(editor, `${ACCOMPANIMENT}/${held.id}`, { version: held.version, status: 'closed' }))
    .body;
}

describe('a member', () => {
  it('finds their requests and applications, with the letters and never the notes', async () => {
    const email = someone();
    const request = await requested(api, editor, { email: email.toUpperCase() });
    await editor(`${ACCOMPANIMENT}/${request.id}/notes`, { body: { body: 'Entre nous.' } });
    await editor(`${ACCOMPANIMENT}/${request.id}/letters`, {
      body: { subject: 'Bonjour {first_name}', body: 'Voici.', status: 'answered', version: request.version },
    });
    const application = await applied(api, editor, { email });
    await requested(api, editor, { email: someone() });
    const member = await signInMember(api, email);
    const { body, text } = await member.request('/member-space/');
    expect(body.requests).toMatchObject([
      {
        id: application.id,
        resource: 'ambassador-applications',
        status_label: 'Candidature reçue',
        letters: [],
      },
      {
        id: request.id,
        reference: request.reference,
        resource: 'accompaniment-requests',
        title: request.title,
        status: 'answered',
        status_label: 'Répondue',
        letters: [
          {
            subject: 'Bonjour Awa',
            body: 'Voici.',
          },
        ],
      },
    ]);
    expect(text).not.toContain('Entre nous.');
  });

  it('takes all of it away in the export, with favourites and alerts', async () => {
    const email = someone();
    const request = await requested(api, editor, { email });
    const member = await signInMember(api, email);
    const { body } = await member.request('/member-space/export/');
    expect(body.requests).toMatchObject([{ form: { description: request.description } }]);
    expect([body.favorites, body.alerts]).toEqual([[], []]);
  });

  it('keeps them at a new address', async () => {
    const [email, moved] = [someone(), someone()];
    const request = await requested(api, editor, { email });
    const member = await signInMember(api, email);
    await member.request('/members/me/email/', { body: { email: moved } });
    const { text } = await emailTo(api.varFolder, moved, 'nouvelle adresse');
    const body = { token: tokenIn(text, 'mon-profil/adresse') };
    await api.request('/members/email-confirmations/', { body, headers: { 'x-forwarded-for': place() } });
    expect(await detail(ACCOMPANIMENT, request.id)).toMatchObject({ email: moved });
  });

  it('who leaves is forgotten: what was open ends, and only figures stay', async () => {
    const email = someone();
    const request = await requested(api, editor, { email, phone_number: '+237 612345678' });
    const application = await applied(api, editor, { email });
    const member = await signInMember(api, email);
    const { status } = await member.request('/members/me/deletion/', { body: { email } });
    expect(status).toBeLessThan(300);
    const left = await detail(ACCOMPANIMENT, request.id);
    expect(left).toMatchObject({
      first_name: 'Personne',
      last_name: 'oubliée',
      email: 'oublie@localhost',
      phone_number: '',
      status: 'closed',
      title: 'Demande oubliée',
      description: '—',
      next_statuses: [],
      target_country: request.target_country,
      current_level: request.current_level,
    });
    expect(await detail(APPLICATIONS, application.id)).toMatchObject({
      status: 'refused',
      university: '—',
      bio: '—',
    });
    const late = { version: left.version, status: 'in_progress' };
    expect((await put(editor, `${ACCOMPANIMENT}/${request.id}`, late)).status).toBe(409);
  });
});

describe('what is not kept for ever', () => {
  it('forgets who asked, 24 months after the request was closed, and nobody before', async () => {
    const [old, recent] = [await closed(), await closed()];
    await aged('accompaniment_requests', old.id, 25);
    await aged('accompaniment_requests', recent.id, 23);
    await tidy();
    const forgotten = await detail(ACCOMPANIMENT, old.id);
    expect(forgotten).toMatchObject({ first_name: 'Personne', reference: old.reference, status: 'closed' });
    expect(JSON.stringify(forgotten.entries)).not.toContain('Mère malade');
    expect(await detail(ACCOMPANIMENT, recent.id)).toMatchObject({ first_name: 'Awa' });
  });

  it('forgets who was refused after as long, and keeps whoever became an ambassador for 36 months', async () => {
    const both = [await applied(api, editor), await applied(api, editor)];
    await rows(
      `UPDATE ambassador_applications SET status = 'refused', closed_at = created_at WHERE id = $1`,
      [both[0]!.id],
    );
    await rows(
      `UPDATE ambassador_applications SET status = 'accepted', closed_at = created_at WHERE id = $1`,
      [both[1]!.id],
    );
    for (const { id } of both) await aged('ambassador_applications', id, 25);
    await tidy();
    expect(await detail(APPLICATIONS, both[0]!.id)).toMatchObject({ first_name: 'Personne' });
    expect(await detail(APPLICATIONS, both[1]!.id)).toMatchObject({ first_name: 'Brice' });
    await aged('ambassador_applications', both[1]!.id, 12);
    await tidy();
    expect(await detail(APPLICATIONS, both[1]!.id)).toMatchObject({
      first_name: 'Personne',
      status: 'accepted',
    });
  });

  it('closes and forgets a request that nobody touched for 36 months', async () => {
    const held = await requested(api, editor);
    await aged('accompaniment_requests', held.id, 37);
    await tidy();
    expect(await detail(ACCOMPANIMENT, held.id)).toMatchObject({
      status: 'closed',
      email: 'oublie@localhost',
    });
  });

  it('empties the bin after 30 days, and not before', async () => {
    const [old, recent] = [await requested(api, editor), await requested(api, editor)];
    for (const { id } of [old, recent]) await editor(`${ACCOMPANIMENT}/${id}`, { method: 'DELETE' });
    await rows(
      `UPDATE accompaniment_requests SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`,
      [old.id],
    );
    await rows(
      `UPDATE accompaniment_requests SET deleted_at = deleted_at - interval '29 days' WHERE id = $1`,
      [recent.id],
    );
    await tidy();
    await tidy();
    expect((await editor(`${ACCOMPANIMENT}/${old.id}`)).status).toBe(404);
    expect((await editor(`${ACCOMPANIMENT}/${recent.id}`)).status).toBe(200);
    expect(await rows('SELECT FROM case_entries WHERE case_id = $1', [old.id])).toEqual([]);
  });
});
