import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import type { CategoryColor, CategoryIllustration } from './taxonomy.contract.js';

@Entity('categories')
export class CategoryRow extends ContentColumns {
  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  illustration: CategoryIllustration;

  @Column('text')
  color: CategoryColor;
}
