import { randomUUID } from 'node:crypto';

/** The address of someone who has given nothing yet, also where a journey is made again. */
export function newcomer(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.org`;
}
