import { createPublicKey } from 'node:crypto';
import { ConfigurationError } from './configuration.errors.js';
import { ConfigurationReader, type Env, type Environment } from './configuration-reader.js';
import {
  type MobileMoneyAccount,
  mobileMoneyAccount,
  type PaypalAccount,
  paypalAccount,
  type StripeAccount,
  stripeAccount,
} from './payment-accounts.js';

/** The environment variables of the process, checked once. */
export class Configuration {
  readonly environment: Environment;
  readonly appName: string;
  readonly appUrl: string;
  readonly apiUrl: string;
  readonly adminAccessCode: string;
  /** What was under it before: opens nothing, but what it sealed can be sealed anew. */
  readonly previousAdminAccessCode: string | null;
  readonly databaseUrl: string;
  /** The owner of the tables, which migrations run under; null where that is the role of `databaseUrl`. */
  readonly migrationUrl: string | null;
  readonly databasePoolSize: number;
  /** What the limits that we set PostgreSQL, Redis and connections are multiplied by. */
  readonly patience: number;
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly storageUrl: string | null;
  /** A folder or a bucket; null for `backups` below the folder of data. */
  readonly backupUrl: string | null;
  /** Public keys of age for which backups are encrypted; none: they are not. */
  readonly backupRecipients: readonly string[];
  /** The secret key that opens them, for a restore and for the weekly check. */
  readonly backupIdentity: string | null;
  /** Whether the worker makes and tries backups by itself. */
  readonly backsUpByItself: boolean;
  readonly backupRetention: { daily: number; weekly: number; monthly: number };
  readonly mailFromAddress: string;
  /** The name that MAIL_FROM gives beside the address; null where it gives none. */
  readonly mailFromName: string | null;
  /** Whom mail servers tell of newsletters that they could not deliver; the sender where it is null. */
  readonly bounceAddress: string | null;
  /** Whether its mailbox also takes `address+anything`, by which each message that comes back is known. */
  readonly bounceAddressIsTagged: boolean;
  /** The mailbox of that address, where we read what they say. */
  readonly bounceMailboxUrl: string | null;
  /** What the relay shows when it tells us of them itself. */
  readonly mailWebhookSecret: string | null;
  /** Newsletters a minute, and of these to one mail provider. */
  readonly newslettersPerMinute: number;
  readonly newslettersPerMinuteAndDomain: number;
  /** Under which name the DKIM key of the sender's domain stands. */
  readonly dkimSelector: string | null;
  /** The secret half of that key, PEM, by which each e-mail is signed; null where the mail server does so, or nobody. */
  readonly dkimPrivateKey: string | null;
  readonly contactEmail: string;
  /** Whether the association gave an address: otherwise nobody reads what is sent to `contactEmail`. */
  readonly isContactEmailSet: boolean;
  readonly contactPhone: string;
  readonly varFolder: string;
  readonly host: string;
  readonly port: number;
  /** A Unix socket to listen on instead of a port. */
  readonly socket: string | null;
  /** What the site and the api of one installation know each other by. */
  readonly internalSecret: string | null;
  readonly runsJobs: boolean;
  readonly demoContent: boolean;
  readonly logLevel: string;
  readonly requestsPerMinute: number;
  readonly stripe: StripeAccount | null;
  readonly paypal: PaypalAccount | null;
  readonly mobileMoney: MobileMoneyAccount | null;

  private constructor(read: ConfigurationReader) {
    this.environment = read.environment();
    this.appName = read.required('APP_NAME', 'le nom de l’association');
    this.appUrl = read.address('APP_URL', 'l’adresse publique du site');
    this.apiUrl = read.address('API_URL', 'l’adresse publique de l’API');
    this.adminAccessCode = read.accessCode(this.environment);
    this.previousAdminAccessCode = read.optional('PREVIOUS_ADMIN_ACCESS_CODE');
    this.databaseUrl = read.url('DATABASE_URL', ['postgres://', 'postgresql://'], true) ?? '';
    this.migrationUrl = read.url('DATABASE_MIGRATION_URL', ['postgres://', 'postgresql://']);
    this.databasePoolSize = read.integer('DATABASE_POOL_SIZE', 10, 1, 200);
    this.patience = read.integer('PATIENCE', 1, 1, 100);
    this.redisUrl = read.url('REDIS_URL', ['redis://', 'rediss://']);
    this.smtpUrl = read.mailServer(this.environment);
    this.storageUrl = read.url('STORAGE_URL', ['file://', 's3://']);
    this.backupUrl = read.url('BACKUP_URL', ['file://', 's3://']);
    this.backupRecipients = read.keys('BACKUP_AGE_RECIPIENTS', /^age1[0-9a-z]{50,}$/);
    this.backupIdentity = read.keys('BACKUP_AGE_IDENTITY', /^AGE-SECRET-KEY-[0-9A-Z-]{50,}$/)[0] ?? null;
    this.backsUpByItself = read.choice('BACKUP_EVERY_NIGHT', ['true', 'false'], 'true') === 'true';
    this.backupRetention = {
      daily: read.integer('BACKUP_KEEP_DAILY', 7, 1, 1000),
      weekly: read.integer('BACKUP_KEEP_WEEKLY', 5, 0, 1000),
      monthly: read.integer('BACKUP_KEEP_MONTHLY', 12, 0, 1000),
    };
    const { name, address } = read.mailbox('MAIL_FROM');
    this.mailFromName = name;
    this.mailFromAddress = address ?? 'ne-pas-repondre@localhost';
    this.bounceAddress = read.email('NEWSLETTER_BOUNCE_ADDRESS');
    this.bounceAddressIsTagged = read.choice('NEWSLETTER_BOUNCE_TAGS', ['true', 'false'], 'true') === 'true';
    this.bounceMailboxUrl = read.url('NEWSLETTER_BOUNCE_MAILBOX', ['imap://', 'imaps://']);
    this.mailWebhookSecret = read.secret('MAIL_WEBHOOK_SECRET');
    this.newslettersPerMinute = read.integer('NEWSLETTERS_PER_MINUTE', 120, 1, 1_000_000);
    this.newslettersPerMinuteAndDomain = read.integer('NEWSLETTERS_PER_MINUTE_AND_DOMAIN', 60, 1, 1_000_000);
    this.dkimSelector = read.optional('DKIM_SELECTOR');
    this.dkimPrivateKey = read.signingKey('DKIM_PRIVATE_KEY', ['DKIM_SELECTOR', 'MAIL_FROM']);
    this.contactEmail = read.email('CONTACT_EMAIL') ?? 'contact@localhost';
    this.isContactEmailSet = read.optional('CONTACT_EMAIL') !== null;
    this.contactPhone = read.optional('CONTACT_PHONE') ?? '';
    this.varFolder = read.optional('VAR_DIR') ?? 'var';
    this.host = read.optional('API_HOST') ?? '127.0.0.1';
    this.port = read.integer('API_PORT', 3001, 0, 65_535);
    this.socket = read.optional('API_SOCKET');
    this.internalSecret = read.secret('INTERNAL_SECRET');
    this.runsJobs = read.choice('WORKER', ['inside', 'apart'], 'inside') === 'inside';
    this.demoContent = read.choice('DEMO_CONTENT', ['true', 'false'], 'false') === 'true';
    this.logLevel = read.choice('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info');
    this.requestsPerMinute = read.integer('REQUESTS_PER_MINUTE', 1200, 1, 10_000_000);
    this.stripe = stripeAccount(read, this.environment);
    this.paypal = paypalAccount(read, this.environment);
    this.mobileMoney = mobileMoneyAccount(read, this.environment);
  }

  /** The public half of the key that signs e-mails as the names' directory shows it, base64; null where there is none. */
  get dkimPublicKey(): string | null {
    if (this.dkimPrivateKey === null) return null;
    const key = createPublicKey(this.dkimPrivateKey);
    return key.export({ type: 'spki', format: 'der' }).toString('base64');
  }

  /** The domain in whose name e-mails are written, lower case. */
  get senderDomain(): string {
    return this.mailFromAddress.split('@')[1]!.toLowerCase();
  }

  /** Reads and checks the environment; throws one ConfigurationError that names every fault. */
  static read(env: Env): Configuration {
    const reader = new ConfigurationReader(env);
    const configuration = new Configuration(reader);
    if (reader.faults.length > 0) throw new ConfigurationError(reader.faults);
    return configuration;
  }
}
