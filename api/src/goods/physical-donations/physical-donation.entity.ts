import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { DonorType, PhysicalDonationType } from './physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from './physical-donation-state.contract.js';
import type { PhysicalDonationDetails, PickupAvailability } from './physical-donation-details.dto.js';

@Entity('physical_donations')
export class PhysicalDonationRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  reference: string;

  @Column('text')
  status: PhysicalDonationStatus;

  @Column('int')
  campaign_id: number;

  @Column('text')
  donation_type: PhysicalDonationType;

  @Column('text')
  donor_type: DonorType;

  @Column('text')
  organization_name: string;

  @Column('text')
  contact_name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  street_address: string;

  @Column('text')
  postal_code: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  @Column('text')
  access_info: string;

  @Column('jsonb')
  donation_details: PhysicalDonationDetails;

  @Column('jsonb')
  pickup_availability: PickupAvailability;

  @Column('text')
  special_instructions: string;

  @Column('int', { nullable: true })
  estimated_boxes_or_items: number | null;

  @Column('boolean')
  requires_help: boolean;

  @Column('boolean')
  has_elevator: boolean;

  @Column('int', { nullable: true })
  floor_number: number | null;

  @Column('boolean')
  parking_available: boolean;

  @Column('text')
  form_hash: string;

  @Column('timestamptz', { nullable: true })
  validated_at: Date | null;

  @Column('timestamptz', { nullable: true })
  completed_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at: Date | null;

  @Column('text')
  cancel_reason: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}
