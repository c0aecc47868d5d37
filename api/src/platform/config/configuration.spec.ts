import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './configuration.errors.js';
import type { Env } from './configuration-reader.js';
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
      patience: 1,
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

  it('has a way to pay whole, or not at all', () => {
    const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
    expect(Configuration.read(VALID)).toMatchObject({ paypal: null, mobileMoney: null });
    expect(Configuration.read({ ...VALID, ...paypal }).paypal).toMatchObject({
      clientId: 'a',
      apiUrl: 'https://api-m.sandbox.paypal.com',
    });
    expect(faultsOf({ ...VALID, ...paypal, PAYPAL_WEBHOOK_ID: '' })).toEqual([
      expect.stringContaining('PAYPAL_WEBHOOK_ID manque'),
    ]);
    expect(faultsOf({ ...VALID, MOMO_API_KEY: 'x', MOMO_CURRENCY: 'USD' })).toHaveLength(2);
  });

  it('listens to Stripe with every secret that may sign, and needs one in production', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
    expect(Configuration.read({ ...VALID, ...stripe }).stripe).toEqual({
      mode: 'test',
      secretKey: 'sk_test_x',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      publishableKey: null,
      methods: ['card', 'sepa_debit'],
      apiUrl: 'https://api.stripe.com',
    });
    const production = {
      ...VALID,
      ENVIRONMENT: 'production',
      ADMIN_ACCESS_CODE: 'douze-lettres',
      SMTP_URL: 'smtp://mail',
    };
    expect(faultsOf({ ...production, STRIPE_SECRET_KEY: 'sk_live_x' })).toEqual([
      expect.stringContaining('STRIPE_WEBHOOK_SECRET manque'),
    ]);
    expect(faultsOf({ ...VALID, ...stripe, STRIPE_METHODS: 'card,bitcoin' })).toEqual([
      expect.stringContaining('STRIPE_METHODS'),
    ]);
  });

  it('refuses in production what moves no money, and says what to do', () => {
    const code = {
      ENVIRONMENT: 'production',
      ADMIN_ACCESS_CODE: 'douze-lettres',
      SMTP_URL: 'smtp://courrier.exemple.org:587',
    };
    const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    for (const key of ['sk_test_x', 'rk_test_x'])
      expect(faultsOf({ ...VALID, ...code, ...secret, STRIPE_SECRET_KEY: key })).toEqual([
        expect.stringMatching(/^STRIPE_SECRET_KEY est une clé de test .*Mettez la clé réelle/),
      ]);
    const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
    const sandbox = { PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' };
    expect(faultsOf({ ...VALID, ...code, ...paypal, ...sandbox })).toEqual([
      expect.stringMatching(/^PAYPAL_API_URL mène au bac à sable/),
    ]);
    const momo = { MOMO_SUBSCRIPTION_KEY: 'a', MOMO_API_USER: 'b', MOMO_API_KEY: 'c' };
    expect(faultsOf({ ...VALID, ...code, ...momo, MOMO_TARGET_ENVIRONMENT: 'sandbox' })).toEqual([
      expect.stringContaining('mène au bac à sable'),
    ]);
    expect(faultsOf({ ...VALID, ...code, ...paypal, ...momo })).toEqual([]);
    expect(
      faultsOf({ ...VALID, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }),
    ).toHaveLength(1);
  });

  it('knows of each account whether it takes real money', () => {
    const modesOf = (env: Env) => {
      const { stripe, paypal, mobileMoney } = Configuration.read({ ...VALID, ...env });
      return [stripe?.mode, paypal?.mode, mobileMoney?.mode];
    };
    const keys = {
      PAYPAL_CLIENT_ID: 'a',
      PAYPAL_CLIENT_SECRET: 'b',
      PAYPAL_WEBHOOK_ID: 'c',
      MOMO_SUBSCRIPTION_KEY: 'a',
      MOMO_API_USER: 'b',
      MOMO_API_KEY: 'c',
    };
    expect(modesOf({ ...keys, STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual(['test', 'test', 'test']);
    expect(
      modesOf({
        ...keys,
        STRIPE_SECRET_KEY: 'sk_live_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        ENVIRONMENT: 'production',
        ADMIN_ACCESS_CODE: 'douze-lettres',
        SMTP_URL: 'smtp://courrier.exemple.org:587',
      }),
    ).toEqual(['live', 'live', 'live']);
  });

  it('is for development when ENVIRONMENT is unknown', () => {
    expect(Configuration.read({ ...VALID, ENVIRONMENT: 'preprod' }).environment).toBe('development');
    expect(Configuration.read({ ...VALID, ENVIRONMENT: 'staging' }).environment).toBe('staging');
  });

  it('refuses a short code in production only', () => {
    expect(faultsOf({ ...VALID, ENVIRONMENT: 'production', SMTP_URL: 'smtp://mail' })).toEqual([
      expect.stringContaining('12'),
    ]);
    expect(
      faultsOf({
        ...VALID,
        ENVIRONMENT: 'production',
        ADMIN_ACCESS_CODE: 'douze-lettres',
        SMTP_URL: 'smtp://mail',
      }),
    ).toEqual([]);
  });

  it('must have a mail server in production, and may do without elsewhere', () => {
    const production = { ...VALID, ENVIRONMENT: 'production', ADMIN_ACCESS_CODE: 'douze-lettres' };
    expect(faultsOf(production)).toEqual([
      expect.stringMatching(/^SMTP_URL manque : en production, .+ aucun message/),
    ]);
    for (const ENVIRONMENT of ['staging', 'development'])
      expect(faultsOf({ ...VALID, ENVIRONMENT })).toEqual([]);
  });

  it('takes no short secret between the site and the api', () => {
    expect(Configuration.read(VALID).internalSecret).toBeNull();
    expect(faultsOf({ ...VALID, INTERNAL_SECRET: 'court' })).toEqual([
      expect.stringContaining('INTERNAL_SECRET'),
    ]);
    expect(faultsOf({ ...VALID, INTERNAL_SECRET: 'x'.repeat(32) })).toEqual([]);
  });

  it('takes the key that signs e-mails as PEM, as one line of it, and with the name under which it is published', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const sender = { ...VALID, MAIL_FROM: 'bureau@asso.example', DKIM_SELECTOR: 'livres' };
    for (const DKIM_PRIVATE_KEY of [
      pem,
      pem.trim().replaceAll('\n', '\\n'),
      privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    ])
      expect(Configuration.read({ ...sender, DKIM_PRIVATE_KEY })).toMatchObject({
        dkimPrivateKey: pem,
        dkimPublicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      });
    expect(Configuration.read(sender).dkimPrivateKey).toBeNull();
    expect(faultsOf({ ...VALID, DKIM_PRIVATE_KEY: pem })).toEqual([
      'DKIM_SELECTOR et MAIL_FROM manquent : DKIM_PRIVATE_KEY, DKIM_SELECTOR, MAIL_FROM vont ensemble.',
    ]);
  });

  it('takes no key by which no mailbox would verify an e-mail', () => {
    const sender = { ...VALID, MAIL_FROM: 'bureau@asso.example', DKIM_SELECTOR: 'livres' };
    const short = generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey;
    const curved = generateKeyPairSync('ed25519').privateKey;
    const open = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    for (const DKIM_PRIVATE_KEY of [
      'clef',
      ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
      short.export({ type: 'pkcs8', format: 'pem' }).toString(),
      curved.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      open.export({ type: 'spki', format: 'pem' }).toString(),
    ])
      expect(faultsOf({ ...sender, DKIM_PRIVATE_KEY })).toEqual([
        expect.stringMatching(/^DKIM_PRIVATE_KEY n’est pas une clé RSA privée/),
      ]);
  });
});
