import type {
  DonorType,
  PickupDay,
  PickupSlot,
} from '../../src/goods/physical-donations/physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from '../../src/goods/physical-donations/physical-donation-state.contract.js';
import type { CollectedItem } from '../../src/goods/physical-donations/collected-item.dto.js';
import type { PhysicalDonationDetails } from '../../src/goods/physical-donations/physical-donation-details.dto.js';

/** Someone who gives things, and does not exist; hours count back from now, days from today. */
export interface DemoGift {
  status: PhysicalDonationStatus;
  /** Slug of a campaign that takes such gifts. */
  campaign: string;
  hours_ago: number;
  donor?: DonorType;
  organization?: string;
  name: string;
  email: string;
  phone: string;
  street: string;
  place: readonly [postal_code: string, city: string];
  details: PhysicalDonationDetails;
  boxes?: number;
  floor?: number;
  elevator?: boolean;
  help?: boolean;
  parking?: boolean;
  access?: string;
  instructions?: string;
  days?: PickupDay[];
  slots?: PickupSlot[];
  call?: string;
  /** Days from today; below 0 for a pick-up that took place, or should have. */
  pickup_in?: number;
  slot?: PickupSlot;
  fetched_by?: string;
  collected?: CollectedItem[];
  notes?: string;
  reason?: string;
}

export const MORNING = 'Matin (8h-12h)';
export const AFTERNOON = 'Après-midi (12h-17h)';
export const EVENING = 'Soirée (17h-20h)';

export const books = (estimated_quantity: number, ...categories: string[]): PhysicalDonationDetails => ({
  categories,
  estimated_quantity,
  languages: ['Français'],
  condition: 'Bon état',
});
export const equipment = (brands: string[], ...equipment_types: string[]): PhysicalDonationDetails => ({
  equipment_types,
  brands,
  working_status: 'working',
  condition: 'Bon état',
});
export const furniture = (dimensions: string, ...material_types: string[]): PhysicalDonationDetails => ({
  material_types,
  dimensions,
  condition: 'État correct',
});
