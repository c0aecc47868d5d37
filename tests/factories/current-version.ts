import { type Answer, put, type Request } from './api.ts';

const MOST_TRIES = 20;

/** Writes a record from the version that it has then: jobs that are under way may raise it between reading and writing. */
export async function putCurrent<T = any>(by: Request, path: string, body: object): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const { version } = (await by(path)).body;
    const answer = await put<T>(by, path, { ...body, version });
    if (answer.status !== 409 || tries === MOST_TRIES) return answer;
  }
}
