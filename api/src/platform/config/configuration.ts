import { ConfigurationError, configurationFaults as faults } from './configuration.errors.js';
import {
  type MobileMoneyAccount,
  mobileMoneyAccount,
  type PaypalAccount,
  paypalAccount,
  type StripeAccount,
  stripeAccount,
} from './payment-accounts.js';

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export type Env = Record<string, string | undefined>;

const SECURE_CODE_LENGTH = 12;
const LEAST_SECRET = 32;

/** What the process was told at its start, checked once. */
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
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly storageUrl: string | null;
  readonly mailFromAddress: string;
  /** The name that MAIL_FROM gives beside the address; null where it gives none. */
  readonly mailFromName: string | null;
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
    this.redisUrl = read.url('REDIS_URL', ['redis://', 'rediss://']);
    this.smtpUrl = read.mailServer(this.environment);
    this.storageUrl = read.url('STORAGE_URL', ['file://', 's3://']);
    const { name, address } = read.mailbox('MAIL_FROM');
    this.mailFromName = name;
    this.mailFromAddress = address ?? 'ne-pas-repondre@localhost';
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

  /** Reads and checks the environment; throws one ConfigurationError that names every fault. */
  static read(env: Env): Configuration {
    const reader = new ConfigurationReader(env);
    const configuration = new Configuration(reader);
    if (reader.faults.length > 0) throw new ConfigurationError(reader.faults);
    return configuration;
  }
}

export class ConfigurationReader {
  readonly faults: string[] = [];

  constructor(private readonly env: Env) {}

  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  required(name: string, purpose: string): string {
    const value = this.optional(name);
    if (!value) this.faults.push(faults.missing(name, purpose));
    return value ?? '';
  }

  environment(): Environment {
    const value = this.optional('ENVIRONMENT');
    return ENVIRONMENTS.find((known) => known === value) ?? 'development';
  }

  address(name: string, purpose: string): string {
    const value = this.required(name, purpose);
    if (value && !(/^https?:\/\//.test(value) && URL.canParse(value)))
      this.faults.push(faults.notAnAddress(name));
    return value.replace(/\/+$/, '');
  }

  accessCode(environment: Environment): string {
    const code = this.required('ADMIN_ACCESS_CODE', 'le code du premier administrateur');
    if (code && environment === 'production' && code.length < SECURE_CODE_LENGTH)
      this.faults.push(faults.codeTooShort(code.length));
    return code;
  }

  url(name: string, schemes: string[], isRequired = false): string | null {
    const value = isRequired ? this.required(name, 'l’adresse de PostgreSQL') : this.optional(name);
    if (!value) return null;
    if (!schemes.some((scheme) => value.startsWith(scheme)))
      this.faults.push(faults.notAUrl(name, schemes.join(' ou ')));
    return value;
  }

  /** Without a mail server letters stay in a folder, which in production nobody reads. */
  mailServer(environment: Environment): string | null {
    const url = this.url('SMTP_URL', ['smtp://', 'smtps://']);
    if (url === null && environment === 'production') this.faults.push(faults.mailServerMissing);
    return url;
  }

  secret(name: string): string | null {
    const value = this.optional(name);
    if (value !== null && value.length < LEAST_SECRET) this.faults.push(faults.secretTooShort(name));
    return value;
  }

  email(name: string): string | null {
    const value = this.optional(name);
    if (value && !/^[^\s@]+@[^\s@]+$/.test(value)) this.faults.push(faults.notAnEmail(name));
    return value;
  }

  /** « Nom <adresse> », or the address alone. */
  mailbox(name: string): { name: string | null; address: string | null } {
    const [, said = '', address = ''] = /^(.*)<([^<>]+)>$/.exec(this.optional(name) ?? '') ?? [];
    if (address) return { name: said.trim().replace(/^"(.*)"$/, '$1') || null, address: address.trim() };
    return { name: null, address: this.optional(name) };
  }

  /** Settings that only make sense together: all of them, or none; null where none is there, or one is missing. */
  group<const Name extends string>(names: readonly Name[]): Record<Name, string> | null {
    const values = names.map((name) => [name, this.optional(name)] as const);
    const missing = values.filter(([, value]) => value === null).map(([name]) => name);
    if (missing.length > 0 && missing.length < names.length)
      this.faults.push(faults.incomplete(missing, names));
    return missing.length > 0 ? null : (Object.fromEntries(values) as Record<Name, string>);
  }

  integer(name: string, byDefault: number, least: number, most: number): number {
    const value = this.optional(name);
    if (value === null) return byDefault;
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    this.faults.push(
      name.endsWith('PORT')
        ? faults.notAPort(name)
        : `${name} doit être un nombre entier de ${least} à ${most}.`,
    );
    return byDefault;
  }

  /** Values apart by commas. */
  list(name: string): string[] {
    return (this.optional(name) ?? '').split(',').flatMap((value) => value.trim() || []);
  }

  /** Some of these values, apart by commas; all of them where nothing is said. */
  choices<const T extends string>(name: string, values: readonly T[]): readonly T[] {
    const said = this.list(name);
    const known = values.filter((value) => said.includes(value));
    if (known.length < said.length) this.faults.push(faults.notAmong(name, values));
    return said.length === 0 ? values : known;
  }

  choice<const T extends string>(name: string, values: readonly T[], byDefault: T): T {
    const value = this.optional(name);
    if (value === null) return byDefault;
    const known = values.find((candidate) => candidate === value);
    if (!known) this.faults.push(faults.notOneOf(name, values));
    return known ?? byDefault;
  }
}
