import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';

@Entity('tags')
export class TagRow extends ContentColumns {
  @Column('text')
  name: string;

  @Column('text')
  description: string;
}
