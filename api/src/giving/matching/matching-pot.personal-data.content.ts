import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'matching-pots',
  label: 'Mécènes qui abondent des dons',
  purpose: 'Convenir avec un mécène de ce qu’il ajoute aux dons d’une collecte, et lui en rendre compte.',
  legal_basis: 'contract',
  people: 'Interlocuteurs des mécènes',
  recipients: ['host'],
  retention: [
    {
      what: 'Nom et adresse de l’interlocuteur d’un mécène, après la fin de l’abondement',
      period: { years: 3 },
      apply: {
        table: 'matching_pots',
        over: `(held.contact_email <> '' OR held.contact_name <> '')
               AND coalesce(held.ended_at, held.ends_on::timestamptz) < $1`,
        erasure: { set: `contact_name = '', contact_email = ''` },
      },
    },
  ],
  tables: {
    matching_report_links: {
      label: 'Liens des bilans de mécènes',
      of: 'held.pot_id IN (SELECT id FROM matching_pots WHERE lower(contact_email) = $1)',
      columns: {},
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    matching_pots: {
      label: 'Abondements promis par des mécènes',
      of: 'lower(held.contact_email) = $1',
      audited: 'matching-pots',
      merge: { resource: 'matching-pots', addresses: { contact_email: 'follows' } },
      columns: {
        sponsor_name: 'Mécène',
        contact_name: 'Interlocuteur',
        contact_email: 'Adresse e-mail',
        total: 'Montant promis, en centimes',
        starts_on: 'Premier jour',
        ends_on: 'Dernier jour',
      },
      erasure: { set: `contact_name = '', contact_email = ''` },
    },
  },
})
export class MatchingPotPersonalData {}
