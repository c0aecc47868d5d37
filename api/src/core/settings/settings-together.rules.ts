import { SETTINGS } from './setting-catalogue.content.js';
import { settingFaults as faults } from './setting.errors.js';
import type { SettingKey, SettingValues } from './setting-values.dto.js';

const MENTIONS: readonly SettingKey[] = [
  'legal_name',
  'legal_street',
  'legal_postal_code',
  'legal_city',
  'legal_purpose',
  'legal_category',
  'signatory_name',
  'signatory_role',
  'signatory_signature',
];

/**
 * What is missing before tax receipts may be issued: the mentions that form 2041-RD asks for (article 46 of
 * annexe III of the CGI), and the right to issue them.
 */
export function receiptGaps(values: SettingValues): SettingKey[] {
  const gaps = MENTIONS.filter((key) => values[key] === '');
  if (values.legal_siren === '' && values.legal_rna === '') gaps.push('legal_siren');
  if (values.legal_category === 'utilite_publique' && values.legal_decree_on === '')
    gaps.push('legal_decree_on');
  if (!values.receipts_right_confirmed) gaps.push('receipts_right_confirmed');
  return gaps;
}

/** How a gap is called where it is listed. */
export function gapLabel(key: SettingKey): string {
  if (key === 'legal_siren') return 'Numéro SIREN ou RNA';
  return key === 'receipts_right_confirmed' ? 'La confirmation du droit d’en émettre' : SETTINGS[key].label;
}

type Faults = Partial<Record<SettingKey, string>>;

/** What is wrong with settings taken together once `changed` ones are written, by the key to mend. */
export function faultsTogether(
  before: SettingValues,
  after: SettingValues,
  changed: readonly SettingKey[],
): Faults {
  return { ...noticeFaults(after, changed), ...receiptFaults(before, after, changed) };
}

function noticeFaults(
  { notice_starts_on: start, notice_ends_on: end }: SettingValues,
  changed: readonly SettingKey[],
): Faults {
  if (start === '' || end === '' || start <= end) return {};
  const key = changed.includes('notice_ends_on') ? 'notice_ends_on' : 'notice_starts_on';
  return changed.includes(key) ? { [key]: faults.endsBeforeItStarts } : {};
}

function receiptFaults(before: SettingValues, after: SettingValues, changed: readonly SettingKey[]): Faults {
  const gaps = after.receipts_enabled ? receiptGaps(after) : [];
  if (gaps.length === 0) return {};
  if (!before.receipts_enabled) return { receipts_enabled: faults.receiptsLack(gaps.map(gapLabel)) };
  return Object.fromEntries(
    changed.filter((key) => gaps.includes(key) || isOtherNumber(key, gaps)).map((key) => [key, needOf(key)]),
  );
}

const isOtherNumber = (key: SettingKey, gaps: SettingKey[]) =>
  key === 'legal_rna' && gaps.includes('legal_siren');
const needOf = (key: SettingKey) =>
  key === 'receipts_right_confirmed' ? faults.receiptsNeedRight : faults.receiptsNeed;
