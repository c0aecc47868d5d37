import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that is never public, such as a signature: no address leads to it. */
@Entity('setting_pictures')
export class SettingPictureRow {
  /** SHA-256 of the content, in hexadecimal. */
  @PrimaryColumn('text')
  hash: string;

  @Column('bytea')
  content: Buffer;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('timestamptz')
  created_at: Date;
}
