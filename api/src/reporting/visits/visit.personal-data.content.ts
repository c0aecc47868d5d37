import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { VISIT_LIMITS } from './visit.contract.js';

const TIDY = { name: 'visits.tidy', cron: '23 4 * * *' };
const OVER = `held.day < ($1::timestamptz AT TIME ZONE 'Europe/Paris')::date`;

@Injectable()
@PersonalDataSource({
  kind: 'visits',
  label: 'Mesure d’audience',
  purpose:
    'Savoir combien de visites le site reçoit, d’où elles viennent et à quoi elles mènent, sans cookie ni adresse gardée. Un visiteur n’est reconnu que le jour même, par une empreinte dont la clé est jetée à minuit.',
  legal_basis: 'legitimate_interest',
  people: 'Visiteurs du site',
  recipients: ['host'],
  retention: [
    {
      what: 'Visites du jour, sous une empreinte que plus personne ne peut refaire après minuit',
      period: { days: VISIT_LIMITS.raw_days },
      job: TIDY,
      apply: { table: 'visits', over: OVER, erasure: 'delete' },
    },
    {
      period: { days: VISIT_LIMITS.raw_days },
      job: TIDY,
      apply: { table: 'visit_pages', over: OVER, erasure: 'delete' },
    },
  ],
  tables: {},
  unnamed: [
    'Visites d’un jour (pages vues, site d’où l’on vient, code de campagne, pays, genre d’appareil, mode économie)',
  ],
})
export class VisitPersonalData {}
