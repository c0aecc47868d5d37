import { shownDonationReference } from '../../giving/donations/donation.contract.js';
import type { GivenMoney } from '../../giving/donations/donor/donation-owners.service.js';
import type { DonationReceiptState } from '../../giving/donations/donation-receipt-source.service.js';
import type { GiftSums } from '../../giving/ledger/ledger.service.js';
import type { GivenThings } from '../../goods/physical-donations/physical-donation-owners.service.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { shownAs } from '../../platform/http/shown-as.js';
import type { OwnRegistration } from '../../events/registrations/participant/registration-owners.service.js';
import { MemberDonation, type MemberPhysicalDonation, type MemberRegistration } from './member-space.dto.js';
import { type CountedGift, deductionOf } from './member-years.rules.js';

interface Around {
  campaign: { title: string; slug: string } | undefined;
  receipt: DonationReceiptState | undefined;
  /** Of the journal; none where nothing was received. */
  sums: GiftSums | undefined;
}

export function presentGift(row: GivenMoney, { campaign, receipt, sums }: Around): MemberDonation {
  const counted = countedGift(row, sums);
  const euros = (minor: number) => toMajorUnits(minor, row.currency);
  return {
    ...shownAs(MemberDonation, row),
    reference: shownDonationReference(row.reference),
    amount: euros(row.amount),
    refunded_amount: euros(sums ? Math.max(0, sums.given - sums.net) : 0),
    campaign_name: campaign?.title ?? null,
    campaign_slug: campaign?.slug ?? null,
    tax_deduction: euros(counted ? deductionOf(counted) : 0),
    receipt_status: receipt?.status ?? 'not_due',
    receipt_number: receipt?.number ?? null,
    receipt_url: receipt?.status === 'being_made' ? null : (receipt?.url ?? null),
  };
}

/** What a gift counts for in its year; null where it has not succeeded. */
export function countedGift(row: GivenMoney, sums: GiftSums | undefined): CountedGift | null {
  const { status, given_at, donor_type, currency } = row;
  return status === 'succeeded' && given_at && sums
    ? { given_at, donor_type, currency, net: sums.net }
    : null;
}

export function presentThings({ created_at, ...things }: GivenThings): MemberPhysicalDonation {
  return { ...things, created_at: created_at.toISOString() };
}

export function presentRegistration({ registration, event }: OwnRegistration): MemberRegistration {
  const { id, reference, status, seats, offered_until, created_at } = registration;
  return {
    id,
    reference,
    status,
    seats,
    is_offered: offered_until !== null,
    event_title: event.title,
    event_slug: event.slug,
    event_start: event.start_date?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
