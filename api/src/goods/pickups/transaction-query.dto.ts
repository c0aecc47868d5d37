import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_SLOTS,
  type PhysicalDonationType,
  type PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import {
  LATE_FILTERS,
  type LateFilter,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../physical-donations/physical-donation-state.contract.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryOneOf,
  QueryOrdering,
  QueryText,
  QueryUuid,
} from '../../platform/http/query-fields.js';
import { TRANSACTION_SORTS } from './pickup-transaction-filters.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class TransactionsQuery extends PageQuery {
  @QueryText('Mots cherchés dans la référence et le lieu, et pour les administrateurs dans les noms.')
  search?: string;

  @QueryOneOf(TRANSACTION_STATUSES, 'État de la collecte.')
  status?: TransactionStatus;

  @QueryOneOf(LATE_FILTERS, 'En retard d’un appel, d’une collecte, de l’un ou l’autre, ou pas.')
  late?: LateFilter;

  @QueryOneOf(PHYSICAL_DONATION_TYPES, 'Type de don.')
  donation_type?: PhysicalDonationType;

  @QueryInt(1, MAX_INT, 'Campagne à laquelle on donne.')
  campaign_id?: number;

  @QueryUuid('Celle de ce don.')
  physical_donation?: string;

  @QueryDate('Collectes de ce jour.')
  pickup_date?: string;

  @QueryDate('Collectes à partir de ce jour.')
  pickup_from?: string;

  @QueryDate('Collectes jusqu’à ce jour.')
  pickup_to?: string;

  @QueryOneOf(PICKUP_SLOTS, 'Créneau.')
  pickup_slot?: PickupSlot;

  @QueryText('Nom de la personne à qui elle est confiée ; un tiret pour celles qui ne le sont pas.')
  assigned_to?: string;

  @QueryText('Code postal, ou son début.', 10)
  postal_code?: string;

  @QueryText('Ville, ou une partie de son nom.')
  city?: string;

  @QueryDate('Dons validés à partir de ce jour.')
  created_from?: string;

  @QueryDate('Dons validés jusqu’à ce jour.')
  created_to?: string;

  @QueryInt(0, MAX_INT, 'Au moins tant de cartons ou d’objets.')
  min_boxes?: number;

  @QueryInt(0, MAX_INT, 'Au plus tant de cartons ou d’objets.')
  max_boxes?: number;

  @QueryBoolean('Le donateur demande de l’aide pour porter, ou non.')
  needs_help?: boolean;

  @QueryOrdering(TRANSACTION_SORTS)
  ordering?: string;
}
