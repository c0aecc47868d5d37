import { Injectable } from '@nestjs/common';
import { casePersonalData } from '../casework/case-tables.personal-data.content.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';

const { resource, table, over, ended, abandoned } = ACCOMPANIMENT_KIND;

@Injectable()
@PersonalDataSource(
  casePersonalData({
    resource,
    table,
    over,
    ended,
    abandoned,
    label: 'Demandes d’accompagnement',
    purpose: 'Aider les étudiantes et les étudiants dans leurs études et leurs demandes de bourse.',
    legal_basis: 'contract',
    people: 'Étudiantes et étudiants qui demandent de l’aide',
    columns: {
      phone_number: 'Téléphone',
      support_type: 'Aide demandée',
      urgency: 'Urgence',
      target_country: 'Pays visé',
      field_of_study: 'Domaine d’études',
      current_level: 'Niveau actuel',
      target_level: 'Niveau visé',
      title: 'Objet',
      description: 'Objectifs',
      specific_questions: 'Questions',
    },
    forgotten: {
      phone_number: '',
      title: 'Demande oubliée',
      description: '—',
      specific_questions: '',
    },
  }),
)
export class AccompanimentPersonalData {}
