import { expect } from 'vitest';
import type { Answer } from './api.ts';

/** Holds an answer to its status, and to what is named of its body, exactly. */
export function expectAnswer({ status, body }: Answer, expected: number, named: object = {}): void {
  const told = Object.fromEntries(Object.keys(named).map((key) => [key, body?.[key]]));
  expect([status, told]).toEqual([expected, named]);
}

/** The body of an answer that is no refusal. */
export async function accepted<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body, text } = await asked;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
}
