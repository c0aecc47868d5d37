import {
  PHYSICAL_DONATION_STATUS_OF,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '@livres/api/contract';
import { usePhysicalDonationStats } from '../shared/physical-donation-stats';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { texts } from './transaction.fr';

export const FIRST_STAGE = { status: ['pending_contact'] };

/** The stages of a collection, in order, with how many stand at each. */
export function StagePresets() {
  const { data: stats } = usePhysicalDonationStats();
  const stage = (status: TransactionStatus): Preset => ({
    label: texts.stage[status],
    filter: { status: [status] },
    // A donation that was cancelled before its validation has no collection: those are not counted here.
    count:
      status === 'cancelled'
        ? undefined
        : stats && (stats.by_status[PHYSICAL_DONATION_STATUS_OF[status]] ?? 0),
  });
  const late: Preset = {
    label: texts.late,
    filter: { late: 'any' },
    count: stats && stats.contacts_late + stats.pickups_late,
  };
  return <FilterPresets label={texts.stages} presets={[late, ...TRANSACTION_STATUSES.map(stage)]} />;
}
