import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AlertSeverity, AlertType } from './goods-alert.contract.js';

@Entity('donation_alerts')
export class GoodsAlertRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  alert_type: AlertType;

  @Column('text')
  severity: AlertSeverity;

  @Column('text')
  message: string;

  @Column('uuid')
  physical_donation_id: string;

  @Column('uuid', { nullable: true })
  transaction_id: string | null;

  @Column('text')
  cause: string;

  @Column('boolean')
  is_read: boolean;

  @Column('timestamptz', { nullable: true })
  resolved_at: Date | null;

  @Column('text', { nullable: true })
  resolved_by: string | null;

  @Column('timestamptz')
  created_at: Date;
}
