import { dialled } from '../../platform/http/phone.contract.js';
import { typedMailAddress } from '../../platform/http/mail-address.contract.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { sanitiseRichText } from '../../platform/http/rich-text.js';
import type { SettingFormat } from './setting.contract.js';
import { settingFaults as faults } from './setting.errors.js';
import type { SettingRules } from './setting-values.dto.js';

type Check = (value: string, rules: SettingRules) => string | null;

const EMAIL = /^[^\s@"\\,;:<>()[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const PHONE = /^\+?\d{6,15}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const FRENCH_IBAN_LENGTH = 27;

const CHECKS: Record<SettingFormat, Check> = {
  line: () => null,
  text: () => null,
  rich_text: (value) => (value.includes('<img') ? faults.noPicture : null),
  email: (value) => (EMAIL.test(value) ? null : faults.notAnEmail),
  phone: (value) => (PHONE.test(dialled(value)) ? null : faults.notAPhone),
  link: (value, { hosts = [] }) => linkFault(value, hosts),
  page: (value) => (/^\/(?!\/)[^\s\\]*$/.test(value) ? null : addressFault(value)),
  date: (value) => (isCalendarDate(value) && value.length === 10 ? null : faults.notADate),
  siren: (value) => (isSiren(value) ? null : faults.notASiren),
  rna: (value) => (/^W\d{9}$/.test(value) ? null : faults.notAnRna),
  iban: (value) => (isIban(value) ? null : faults.notAnIban),
  bic: (value) => (BIC.test(value) ? null : faults.notABic),
  picture: (value) => (/^[0-9a-f]{64}$/.test(value) ? null : faults.notAPicture),
};

/** What is wrong with a text of this format, in French; null where nothing is. */
export function formatFault(value: string, rules: SettingRules): string | null {
  return CHECKS[rules.format ?? 'line'](value, rules);
}

/** A text as it is kept: numbers without the spaces that people put in them, rich text cleaned. */
export function tidied(value: string, format: SettingFormat = 'line'): string {
  if (format === 'rich_text') return sanitiseRichText(value);
  if (format === 'text') return value.replace(/\r\n?/g, '\n').trim();
  if (format === 'iban' || format === 'bic' || format === 'rna')
    return value.replace(/\s/g, '').toUpperCase();
  if (format === 'email') return typedMailAddress(value);
  if (format === 'siren') return value.replace(/\s/g, '');
  return value.trim();
}

/** Nine digits with the key of Luhn, as INSEE gives them. */
export function isSiren(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const sum = [...value].toReversed().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 13616: the country and key moved behind, letters as numbers, the rest of dividing by 97 is 1. */
export function isIban(value: string): boolean {
  if (!IBAN.test(value)) return false;
  if (value.startsWith('FR') && value.length !== FRENCH_IBAN_LENGTH) return false;
  const digits = [...(value.slice(4) + value.slice(0, 4))]
    .map((character) => parseInt(character, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

function linkFault(value: string, hosts: readonly string[]): string | null {
  const fault = addressFault(value);
  if (fault) return fault;
  const { hostname, pathname } = new URL(value);
  if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    return faults.otherSite(hosts[0]!);
  return pathname === '/' ? faults.noPage : null;
}

function addressFault(value: string): string | null {
  if (!URL.canParse(value)) return faults.notAnAddress;
  const { protocol, username, password, port } = new URL(value);
  return protocol !== 'https:' || username || password || port ? faults.notHttps : null;
}
