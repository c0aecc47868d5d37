import type { RawAnswer } from './raw-request.ts';

const ENGLISH =
  /\b(must|should|cannot|can't|not found|bad request|internal|unexpected|invalid|error|forbidden|unauthorized|unsupported|missing|failed|request|malformed|property|expected|too large|timeout)\b/i;
const INSIDE =
  /node_modules|\bdist\/|\.(js|ts):\d+|\bat .+:\d+:\d+|\b(SELECT|INSERT|UPDATE|DELETE|WHERE)\b.*\b(FROM|INTO|SET|=)|syntax error|relation "|violates|fastify|nestjs|typeorm|postgres/i;

/** What is wrong with a refusal as people and programs receive it: nothing where it is helpful and tells no secrets. */
export function refusalFaults({
  status,
  headers,
  text,
}: Pick<RawAnswer, 'status' | 'headers' | 'text'>): string[] {
  if (status < 400 || text === '') return [];
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/problem+json'))
    return [`${status} of type « ${type} »: ${text.slice(0, 200)}`];
  const problem = JSON.parse(text) as Record<string, unknown>;
  const { title, detail, errors = {}, ...rest } = problem;
  const faults: string[] = [];
  if (rest['status'] !== status) faults.push(`status ${String(rest['status'])} in a ${status}`);
  if (!/^\/problems\/[\w-]+$/.test(String(rest['type']))) faults.push(`type ${String(rest['type'])}`);
  for (const sentence of [title, detail, ...Object.values(errors as object)]) {
    if (typeof sentence !== 'string' || sentence.length < 5)
      faults.push(`${status} says « ${String(sentence)} »`);
    else if (ENGLISH.test(sentence) || INSIDE.test(sentence))
      faults.push(`${status} says « ${sentence.slice(0, 300)} »`);
  }
  return faults;
}
