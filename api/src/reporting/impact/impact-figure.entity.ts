import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ImpactFigureName } from './impact-admin.contract.js';
import type { Held } from './impact.rules.js';

@Entity('impact_figures')
export class ImpactFigureRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: ImpactFigureName;

  /** Minor units for an amount. */
  @Column('bigint')
  value: number;

  /** What staff last entered: calculations start from it. */
  @Column('bigint')
  entered_value: number;

  @Column('timestamptz', { nullable: true })
  entered_at: Date | null;

  @Column('int', { nullable: true })
  entered_by: number | null;

  @Column('text', { nullable: true })
  entered_by_username: string | null;

  /** What each source held when the figure was entered. */
  @Column('jsonb')
  held: Held;

  /** What each source held when the figure was last calculated; null for one that is entered. */
  @Column('jsonb', { nullable: true })
  counted: Held | null;

  @Column('timestamptz', { nullable: true })
  calculated_at: Date | null;

  @Column('timestamptz', { nullable: true })
  updated_at: Date | null;

  @Column('text', { nullable: true })
  updated_by_username: string | null;

  /** Counts over all the figures: a change gives a figure a number above every other's. */
  @Column('int')
  version: number;
}
