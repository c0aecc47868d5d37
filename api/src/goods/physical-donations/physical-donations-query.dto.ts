import { platformErrors } from '../../platform/errors/platform.errors.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryOneOf,
  QueryOrdering,
  QueryText,
} from '../../platform/http/query-fields.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { PHYSICAL_DONATION_SORTS, type PhysicalDonationCriteria } from './physical-donation-filters.js';
import {
  DONOR_TYPES,
  type DonorType,
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
} from './physical-donation-choices.contract.js';
import {
  LATE_FILTERS,
  type LateFilter,
  type Lateness,
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** `GET /physical-donations/`. */
export class PhysicalDonationsQuery extends PageQuery {
  @QueryOneOf(PHYSICAL_DONATION_STATUSES, 'État du don.')
  status?: PhysicalDonationStatus;

  @QueryOneOf(PHYSICAL_DONATION_TYPES, 'Type de don.')
  donation_type?: PhysicalDonationType;

  @QueryOneOf(DONOR_TYPES, 'Type de donateur.')
  donor_type?: DonorType;

  @QueryInt(1, MAX_INT, 'Numéro de la campagne.')
  campaign_id?: number;

  @QueryText('Mots cherchés : référence, ville, campagne ; pour les administrateurs, la personne aussi.')
  search?: string;

  @QueryText('Ville, ou une partie de son nom.')
  city?: string;

  @QueryText('Début du code postal.', 10)
  postal_code?: string;

  @QueryDate('Proposés à partir de ce jour.')
  created_from?: string;

  @QueryDate('Proposés jusqu’à ce jour.')
  created_to?: string;

  @QueryOneOf(LATE_FILTERS, 'En retard : pour le contact, pour la collecte, ou l’un des deux.')
  late?: LateFilter;

  @QueryBoolean('Gros dons, de 20 cartons ou plus.')
  large?: boolean;

  @QueryBoolean('Où le donateur demande de l’aide.')
  needs_help?: boolean;

  @QueryOrdering(PHYSICAL_DONATION_SORTS)
  ordering?: string;
}

export function criteriaOfPage(query: PhysicalDonationsQuery): PhysicalDonationCriteria {
  const {
    status,
    donation_type,
    donor_type,
    search,
    late,
    page: _,
    page_size: __,
    ordering: ___,
    ...same
  } = query;
  return {
    ...same,
    ...(status && { status: [status] }),
    ...(donation_type && { donation_type: [donation_type] }),
    ...(donor_type && { donor_type: [donor_type] }),
    ...(search && { q: search }),
    ...(late && late !== 'false' && { late: late === 'true' ? 'any' : late }),
  };
}

export function criteriaOfRange({ filter }: RangeQuery): PhysicalDonationCriteria {
  const { shelf, late, campaign_id, ...same } = filter as PhysicalDonationCriteria & {
    shelf?: string[];
    late?: Lateness[];
    campaign_id?: string;
  };
  return {
    ...same,
    bin: shelf?.includes('bin') ?? false,
    ...(late && { late: late.length === 1 ? late[0] : 'any' }),
    ...(campaign_id !== undefined && { campaign_id: campaignOf(campaign_id) }),
  };
}

function campaignOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_INT)
    throw platformErrors.invalid({ 'filter.campaign_id': 'Indiquez le numéro d’une campagne.' });
  return id;
}
