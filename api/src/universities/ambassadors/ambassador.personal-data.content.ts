import { Injectable } from '@nestjs/common';
import { casePersonalData } from '../casework/case-tables.personal-data.content.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { AMBASSADOR_KIND } from './ambassador.kind.js';

const { resource, table, over, ended, abandoned } = AMBASSADOR_KIND;

@Injectable()
@PersonalDataSource(
  casePersonalData({
    resource,
    table,
    over,
    ended,
    abandoned,
    label: 'Candidatures d’ambassadeurs',
    purpose: 'Choisir et accompagner les ambassadrices et ambassadeurs du programme universitaire.',
    legal_basis: 'contract',
    people: 'Étudiantes et étudiants qui se proposent comme ambassadeurs',
    columns: {
      university: 'Université',
      field_of_study: 'Domaine d’études',
      current_level: 'Niveau',
      country_origin: 'Pays d’origine',
      country_study: 'Pays d’études',
      availability_hours: 'Heures par mois',
      languages: 'Langues',
      expertise_areas: 'Domaines d’aide',
      target_countries: 'Pays connus',
      bio: 'Motivation',
      achievements: 'Bourse obtenue',
    },
    forgotten: {
      university: '—',
      bio: '—',
      achievements: '—',
    },
  }),
)
export class AmbassadorPersonalData {}
