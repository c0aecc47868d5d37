import { createPrivateKey, type KeyObject } from 'node:crypto';
import { configurationFaults as faults } from './configuration.errors.js';

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export type Env = Record<string, string | undefined>;

const SECURE_CODE_LENGTH = 12;
const LEAST_SECRET = 32;
/** Mailboxes may take a shorter RSA key for none (RFC 8301). */
const LEAST_SIGNING_BITS = 1024;

/** Reads the environment variables of the process, and gathers what is wrong with them. */
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

  /** Without a mail server e-mails stay in a folder, which in production nobody reads. */
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

  /** Keys of a given form, apart by commas. */
  keys(name: string, form: RegExp): string[] {
    const keys = this.list(name);
    if (keys.some((key) => !form.test(key))) this.faults.push(faults.notAKey(name));
    return keys;
  }

  /**
   * An RSA key that signs, as PEM: given as PEM whose lines may be apart by \n, or as what stands between its first and
   * its last line. Makes no sense without the settings `needs`.
   */
  signingKey(name: string, needs: readonly string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const missing = needs.filter((needed) => this.optional(needed) === null);
    if (missing.length > 0) this.faults.push(faults.incomplete(missing, [name, ...needs]));
    const key = privateKey(value);
    const bits = key?.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined;
    if (bits !== undefined && bits >= LEAST_SIGNING_BITS)
      return key!.export({ type: 'pkcs8', format: 'pem' }).toString();
    this.faults.push(faults.notASigningKey(name));
    return null;
  }

  /** Some of these values, apart by commas; all of them where the variable is empty. */
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

/** null where the text is no private key, PEM or DER in base64. */
function privateKey(text: string): KeyObject | null {
  const lines = text.replaceAll('\\n', '\n');
  const der = Buffer.from(lines.replaceAll(/\s/g, ''), 'base64');
  const tries = lines.includes('-----')
    ? [{ key: lines }]
    : (['pkcs8', 'pkcs1'] as const).map((type) => ({ key: der, format: 'der' as const, type }));
  for (const key of tries)
    try {
      return createPrivateKey(key);
    } catch {
      // Not in this form.
    }
  return null;
}
