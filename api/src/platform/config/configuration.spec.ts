import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './configuration.errors.js';
import { Configuration } from './configuration.js';

const VALID = {
  API_URL: 'http://localhost:3000/api/v1/',
  APP_URL: 'http://localhost:3000',
  APP_NAME: 'Livres en partage',
  ADMIN_ACCESS_CODE: 'un-code',
  DATABASE_URL: 'postgres://localhost/livres',
};

function faultsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    Configuration.read(env);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
}

describe('the configuration', () => {
  it('is read with its defaults, addresses without their last slash', () => {
    const configuration = Configuration.read(VALID);
    expect(configuration).toMatchObject({
      environment: 'development',
      apiUrl: 'http://localhost:3000/api/v1',
      runsJobs: true,
      redisUrl: null,
    });
  });

  it.each(['API_URL', 'APP_URL', 'APP_NAME', 'ADMIN_ACCESS_CODE', 'DATABASE_URL'])('must have %s', (name) => {
    expect(faultsOf({ ...VALID, [name]: ' ' })).toEqual([expect.stringContaining(`${name} manque`)]);
  });

  it('names every fault in one message', () => {
    const faults = faultsOf({
      ...VALID,
      APP_URL: 'localhost',
      API_URL: '',
      REDIS_URL: 'http://x',
      API_PORT: '70000',
      CONTACT_EMAIL: 'x',
    });
    expect(faults).toHaveLength(5);
    expect(new ConfigurationError(faults).message.split('\n')).toHaveLength(6);
  });

  it('is for development when ENVIRONMENT is unknown', () => {
    expect(Configuration.read({ ...VALID, ENVIRONMENT: 'preprod' }).environment).toBe('development');
    expect(Configuration.read({ ...VALID, ENVIRONMENT: 'staging' }).environment).toBe('staging');
  });

  it('refuses a short code in production only', () => {
    expect(faultsOf({ ...VALID, ENVIRONMENT: 'production' })).toEqual([expect.stringContaining('12')]);
    expect(faultsOf({ ...VALID, ENVIRONMENT: 'production', ADMIN_ACCESS_CODE: 'douze-lettres' })).toEqual([]);
  });
});
