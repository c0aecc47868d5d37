import { Column, Entity } from 'typeorm';
import { CaseColumns } from '../casework/case.columns.js';
import type { StudentLevel } from '../casework/casework.contract.js';
import type { AvailabilityHours } from './ambassador.contract.js';

@Entity('ambassador_applications')
export class AmbassadorApplicationRow extends CaseColumns {
  @Column('text')
  university: string;

  @Column('text')
  country_study: string;

  @Column('text')
  country_origin: string;

  @Column('text')
  field_of_study: string;

  @Column('text')
  current_level: StudentLevel;

  @Column('int')
  availability_hours: AvailabilityHours;

  @Column('text', { array: true })
  languages: string[];

  @Column('text', { array: true })
  expertise_areas: string[];

  @Column('text', { array: true })
  target_countries: string[];

  @Column('text')
  bio: string;

  @Column('text')
  achievements: string;
}
