import type { ReceiptAssociation, ReceiptDonor } from './receipt-content.contract.js';
import { drawableText } from '../../platform/pdf/drawable-text.js';
import type { ReceiptForm } from './receipt.contract.js';
import type { SettingValues } from '../../core/settings/setting-values.dto.js';

/** What the association says of itself on a receipt. */
export function associationOf(values: SettingValues): ReceiptAssociation {
  return {
    name: values.legal_name,
    siren: values.legal_siren,
    rna: values.legal_rna,
    street: values.legal_street,
    postal_code: values.legal_postal_code,
    city: values.legal_city,
    purpose: values.legal_purpose,
    category: values.legal_category || 'interet_general',
    decree_on: values.legal_category === 'utilite_publique' ? values.legal_decree_on : '',
  };
}

export function signatoryOf({ signatory_name, signatory_role, signatory_signature }: SettingValues) {
  return { name: signatory_name, role: signatory_role, signature: signatory_signature };
}

/**
 * A donor as the paper says it: without the emoji and signs that its font has no shape for. Letters that it has none for
 * let the receipt wait instead.
 */
export function printedDonor(donor: ReceiptDonor): ReceiptDonor {
  const printed = Object.entries(donor).map(([mention, said]) => [mention, drawableText(said) || said]);
  return Object.fromEntries(printed) as ReceiptDonor;
}

/** How a donor is called in lists. */
export function donorName(form: ReceiptForm, donor: ReceiptDonor): string {
  return form === '2041-MEC-SD' ? donor.organization_name : `${donor.first_name} ${donor.last_name}`.trim();
}
