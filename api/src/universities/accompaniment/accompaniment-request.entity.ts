import { Column, Entity } from 'typeorm';
import { CaseColumns } from '../casework/case.columns.js';
import type { StudyLevel, SupportType, Urgency } from './accompaniment.contract.js';

@Entity('accompaniment_requests')
export class AccompanimentRequestRow extends CaseColumns {
  @Column('text')
  title: string;

  @Column('text')
  support_type: SupportType;

  @Column('text')
  urgency: Urgency;

  @Column('text')
  target_country: string;

  @Column('text')
  field_of_study: string;

  @Column('text')
  current_level: StudyLevel;

  @Column('text')
  target_level: StudyLevel;

  @Column('text')
  phone_number: string;

  @Column('text')
  description: string;

  @Column('text')
  specific_questions: string;
}
