import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key pair that push services know this installation by. */
@Entity('push_keys')
export class PushKeyRow {
  @PrimaryColumn('boolean')
  is_only: true;

  @Column('text')
  public_key: string;

  @Column('text')
  sealed_private_key: string;

  @Column('text')
  key_id: string;

  @Column('timestamptz')
  created_at: Date;
}
