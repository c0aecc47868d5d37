import type {
  AccompanimentDetail,
  AccompanimentInput,
  AmbassadorDetail,
  AmbassadorInput,
} from '@livres/api/contract';
import type { Answer, Request, TestApi } from './api.ts';

export const ACCOMPANIMENT = '/admin/accompaniment-requests';
export const APPLICATIONS = '/admin/ambassador-applications';

let sent = 0;
/** A place of its own for each form. */
export const fresh = () => `10.12.${(sent += 1) >> 8}.${sent & 255}`;

export const accompaniment = (more: object = {}): AccompanimentInput => ({
  first_name: 'Awa',
  last_name: 'Ndiaye',
  email: `awa.${(sent += 1)}@example.org`,
  field_of_study: `Hydrologie ${sent}`,
  current_level: 'master',
  description: 'Préparer une thèse sur les crues du Logone.\nTrouver un financement de trois ans.',
  ...more,
});

export const application = (more: object = {}): AmbassadorInput => ({
  first_name: 'Brice',
  last_name: 'Talla',
  email: `brice.${(sent += 1)}@example.org`,
  university: `Université des Trois Fleuves ${sent}`,
  field_of_study: 'Génie civil',
  current_level: 'doctorat',
  country_study: 'Canada',
  bio: 'J’ai cherché deux ans avant de trouver ; je veux que d’autres cherchent moins longtemps.',
  ...more,
});

const post = (api: TestApi, path: string, body: object, place: string): Promise<Answer> =>
  api.request(path, { body, headers: { 'x-forwarded-for': place } });

export const ask = (api: TestApi, body: object, place = fresh()) =>
  post(api, '/universities/accompaniment-requests/', body, place);
export const apply = (api: TestApi, body: object, place = fresh()) =>
  post(api, '/universities/ambassadors/apply/', body, place);

/** A request that has come in, as staff read it. */
export async function requested(
  api: TestApi,
  staff: Request,
  more: object = {},
): Promise<AccompanimentDetail> {
  const { body } = await ask(api, accompaniment(more));
  return (await staff(`${ACCOMPANIMENT}/${body.id}`)).body;
}

/** An application that has come in, as staff read it. */
export async function applied(api: TestApi, staff: Request, more: object = {}): Promise<AmbassadorDetail> {
  const { body } = await apply(api, application(more));
  return (await staff(`${APPLICATIONS}/${body.id}`)).body;
}
