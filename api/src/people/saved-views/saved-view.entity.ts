import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { SavedView } from './saved-view.dto.js';

@Entity('saved_views')
export class SavedViewRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  resource: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  params: SavedView['params'];

  @Column('boolean')
  is_shared: boolean;

  @Column('int', { nullable: true })
  owner_id: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}
