import {
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import { describe, expect, it } from 'vitest';
import { isPassingFailure } from './passing-failure.js';
import { asProblem } from './problem.filter.js';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

describe('a failure that passes', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '08006',
    '08003',
    '53300',
    '53100',
    '40001',
    '40P01',
    '25P03',
  ])('is PostgreSQL’s %s', (code) => {
    expect(isPassingFailure(withCode(code))).toBe(true);
  });

  it.each(['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EPIPE', 'ENOSPC'])('is the system’s %s', (code) => {
    expect(isPassingFailure(withCode(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('is pg’s « %s »', (message) => {
    expect(isPassingFailure(new Error(message))).toBe(true);
  });

  it.each([
    QueryRunnerAlreadyReleasedError,
    QueryRunnerProviderAlreadyReleasedError,
    TransactionNotStartedError,
  ])('is TypeORM’s %o, for who goes on in a transaction whose connection is gone', (LostTransaction) => {
    expect(isPassingFailure(new LostTransaction())).toBe(true);
  });

  it('is found under what wraps it, and answers 503 with a time to come back', () => {
    const wrapped = Object.assign(new Error('query failed'), { driverError: withCode('57P01') });
    for (const thrown of [wrapped, new Error('outer', { cause: wrapped })]) {
      expect(isPassingFailure(thrown)).toBe(true);
      expect(asProblem(thrown)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    }
  });

  it('is no broken constraint, no bug and nothing that is not an error', () => {
    for (const thrown of [
      withCode('23505'),
      withCode('42P01'),
      new TypeError('x is not a function'),
      'no',
      null,
    ])
      expect(isPassingFailure(thrown)).toBe(false);
    const circular = new Error('round') as Error & { cause?: unknown };
    circular.cause = circular;
    expect(isPassingFailure(circular)).toBe(false);
    expect(asProblem(withCode('23505')).status).toBe(500);
  });
});
