import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('demo_refunds')
export class DemoRefundRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  payment_id: string;

  @Column('bigint')
  amount: number;

  @Column('timestamptz')
  at: Date;
}
