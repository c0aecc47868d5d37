import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'erasures',
  label: 'Demandes d’effacement',
  purpose: 'Prouver qu’une demande d’effacement a reçu sa réponse.',
  legal_basis: 'legal_obligation',
  people: 'Personnes qui ont demandé à être effacées',
  recipients: ['host'],
  retention: [
    {
      what: 'Preuve d’un effacement (empreinte de l’adresse, raison, nombre de fiches)',
      period: { years: 5 },
      apply: { table: 'personal_data_erasures', over: 'held.erased_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    // Found by the hash that the panel compares, which SQL cannot make.
    personal_data_erasures: {
      label: 'Effacements',
      of: 'held.address_hash = $1',
      columns: { erased_at: 'Le', reason: 'Raison', counts: 'Fiches effacées', staff_name: 'Par' },
      hidden: { address_hash: 'Empreinte de l’adresse' },
      erasure: 'kept',
      kept: {
        columns: ['reason', 'address_hash', 'counts', 'staff_name'],
        reason: 'Preuve de la réponse à une demande (RGPD, article 5.2), gardée 5 ans.',
      },
    },
  },
})
export class ErasurePersonalData {}
