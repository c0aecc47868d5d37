import { type Answer, type Ask, type Request } from './api.ts';

const MOST_TRIES = 20;

/** Writes a record from the version that it has then: jobs that are under way may raise it between reading and writing. */
export const putCurrent = <T = any>(by: Request, path: string, body: object): Promise<Answer<T>> =>
  asCurrent(by, path, path, 'PUT', body);

/** The same with one of the actions on a record, such as « refunds ». */
export const actCurrent = <T = any>(
  by: Request,
  path: string,
  action: string,
  body: object,
): Promise<Answer<T>> => asCurrent(by, path, `${path}/${action}`, 'POST', body);

async function asCurrent<T>(
  by: Request,
  path: string,
  to: string,
  method: Ask['method'] & string,
  body: object,
): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const version: unknown = (await by(path)).body?.version;
    const answer = await by<any>(to, { method, body: { version, ...body } });
    if (answer.body?.type !== '/problems/version-depassee' || tries === MOST_TRIES) return answer;
  }
}
