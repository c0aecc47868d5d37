import {
  AMBASSADOR_MESSAGES as MESSAGES,
  AMBASSADOR_STATUS_LABELS,
  AMBASSADOR_TRANSITIONS,
} from '@livres/api/contract';
import type { AmbassadorDetail, AmbassadorStatus } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, staffOf, put } from '../factories/api.ts';
import { application, APPLICATIONS as PATH, applied, apply } from '../factories/cases.ts';
import { CONTACT_EMAIL, emailTo } from '../factories/emails.ts';

const STATUSES = Object.keys(AMBASSADOR_TRANSITIONS) as AmbassadorStatus[];
const WAY: Record<AmbassadorStatus, AmbassadorStatus[]> = {
  candidate: [],
  interview: ['interview'],
  accepted: ['interview', 'accepted'],
  refused: ['refused'],
};

const api = testApi({ CONTACT_EMAIL });
const editor = staffOf(api, 'accueil');

const change = ({ id, version }: AmbassadorDetail, changes: object) =>
  put<any>(editor, `${PATH}/${id}`, { version, ...changes });

async function standing(status: AmbassadorStatus): Promise<AmbassadorDetail> {
  let held = await applied(api, editor);
  for (const step of WAY[status]) held = (await change(held, { status: step })).body;
  return held;
}

describe('an application of ambassador', () => {
  it('is kept, copied to its student and brought to the association', async () => {
    const sent = application({ status: 'candidate', availability_hours: 8, languages: ['Français'] });
    const { status, body } = await apply(api, sent);
    expect([status, body.message, body.status]).toEqual([201, MESSAGES.sent, 'candidate']);
    expect(body.reference).toMatch(/^AMB-\d{4}-\d{6}$/);
    const { body: held } = await editor(`${PATH}/${body.id}`);
    expect(held).toMatchObject(sent);
    const copy = await emailTo(api.varFolder, sent.email, body.reference);
    expect(copy.text).toContain('> J’ai cherché deux ans avant de trouver');
    const notice = await emailTo(api.varFolder, CONTACT_EMAIL, body.reference);
    expect(notice.text).toContain(`/admin/ambassador-applications/${body.id}/show`);
  });

  it('that says no more comes from Cameroon, speaks both languages, gives 4 hours, has a scholarship', async () => {
    expect(await applied(api, editor)).toMatchObject({
      country_origin: 'Cameroun',
      languages: ['Français', 'Anglais'],
      availability_hours: 4,
      achievements: 'Bourse obtenue',
      expertise_areas: [],
      target_countries: [],
    });
  });

  it.each([
    [2, 2],
    ['12 heures par mois', 12],
    ['8h', 8],
    ['beaucoup', 4],
    [5, 4],
  ])('reads %j as an availability of %i hours', async (given, hours) => {
    expect(await applied(api, editor, { availability_hours: given })).toMatchObject({
      availability_hours: hours,
    });
  });

  it.each([
    ['first_name', '', MESSAGES.first_name],
    ['last_name', ' ', MESSAGES.last_name],
    ['email', '', MESSAGES.email_missing],
    ['email', 'brice@', MESSAGES.email_invalid],
    ['university', '', MESSAGES.university],
    ['field_of_study', '', MESSAGES.field_of_study],
    ['current_level', 'bachelor', MESSAGES.level],
    ['country_study', '', MESSAGES.country_study],
    ['bio', '\n', MESSAGES.motivation],
    ['availability_hours', [4], MESSAGES.availability],
  ])('whose %s is %j is refused next to its field', async (field, value, message) => {
    const { status, body } = await apply(api, application({ [field]: value }));
    expect([status, body.errors, body.detail.includes(message)]).toEqual([400, { [field]: message }, true]);
  });

  it('takes no other state than « candidate », and no field that it does not know', async () => {
    expect((await apply(api, application({ status: 'accepted' }))).body.errors).toHaveProperty('status');
    expect((await apply(api, application({ assigned_to: 1 }))).body.errors).toHaveProperty('assigned_to');
    expect((await apply(api, application({ languages: ['x'.repeat(81)] }))).body.errors).toHaveProperty(
      'languages',
    );
  });

  it('sent 20 times at once from one form is one application', async () => {
    const sent = application({ form_key: 'une-seule-fois' });
    const answers = await atOnce(20, () => apply(api, sent, '10.14.0.1'));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is one of 20 in an hour from one place', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await apply(api, application(), '10.14.0.2')).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the states of an application', () => {
  it.each(STATUSES)('from « %s » lead where the table says, and nowhere else', async (from) => {
    for (const to of STATUSES.filter((one) => one !== from)) {
      const { status, body } = await change(await standing(from), { status: to });
      if (AMBASSADOR_TRANSITIONS[from].includes(to)) expect([status, body.status]).toEqual([200, to]);
      else
        expect([status, body.detail]).toEqual([
          409,
          `Une candidature « ${AMBASSADOR_STATUS_LABELS[from]} » ne peut pas devenir « ${AMBASSADOR_STATUS_LABELS[to]} ».`,
        ]);
    }
  });

  it('do not change because it is given to someone', async () => {
    const { body: people } = await editor(`${PATH}/assignees`);
    const held = (await change(await applied(api, editor), { assigned_to: people[0].id })).body;
    expect(held).toMatchObject({ status: 'candidate', assigned_to: people[0].id });
  });

  it('are told to the student by letters that start from five templates', async () => {
    const { body: templates } = await editor(`${PATH}/templates`);
    expect(templates).toHaveLength(5);
    const invitation = templates.find(({ key }: { key: string }) => key === 'interview');
    const held = await applied(api, editor);
    const { subject, body, status } = invitation;
    const sent = await editor<any>(`${PATH}/${held.id}/letters`, {
      body: { subject, body, status, version: held.version },
    });
    expect([sent.status, sent.body.status]).toEqual([201, 'interview']);
    const email = await emailTo(api.varFolder, held.email, 'rencontrons-nous');
    expect(email.text).toContain('Votre parcours en Génie civil nous intéresse');
    expect(email.text).toContain(`Candidature ${held.reference} · état : Entretien`);
    expect(email.text).not.toMatch(/\{\w+\}/);
  });

  it('are exported with words', async () => {
    const held = await applied(api, editor, { languages: ['Français', 'Éwé'] });
    const filter = encodeURIComponent(JSON.stringify({ q: held.reference }));
    const { text } = await editor(`${PATH}/export?filter=${filter}`);
    expect(text).toMatch(/Candidature reçue.*Doctorat;4;Français, Éwé/);
  });
});
