import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

/** Whose owner's code was taken back. */
const OF_GONE = `EXISTS (SELECT FROM staff WHERE staff.id = held.owner_id AND staff.revoked_at < $1)`;
const TIDY = { name: 'saved-views.tidy', cron: '43 4 * * *' };
const LEFT_FOR_DAYS = 1;

@Injectable()
@PersonalDataSource({
  kind: 'saved-views',
  label: 'Vues de listes enregistrées par l’équipe',
  purpose: 'Retrouver une liste comme on l’a filtrée et rangée, et la partager avec l’équipe.',
  legal_basis: 'legitimate_interest',
  people: 'Membres de l’équipe, et personnes que leurs filtres nomment',
  recipients: ['host'],
  retention: [
    {
      what: 'Vues personnelles d’une personne partie de l’équipe',
      period: { days: LEFT_FOR_DAYS },
      job: TIDY,
      apply: { table: 'saved_views', over: `NOT held.is_shared AND ${OF_GONE}`, erasure: 'delete' },
    },
    {
      what: 'Auteur d’une vue partagée, parti de l’équipe : la vue reste à l’équipe',
      period: { days: LEFT_FOR_DAYS },
      job: TIDY,
      apply: {
        table: 'saved_views',
        over: `held.is_shared AND ${OF_GONE}`,
        erasure: { set: 'owner_id = NULL' },
      },
    },
  ],
  tables: {
    saved_views: {
      label: 'Vues de listes dont un filtre nomme la personne',
      of: `names_address(concat_ws(' ', held.name, held.params::text), $1)`,
      columns: { resource: 'Liste', name: 'Nom de la vue', params: 'Filtres', created_at: 'Enregistrée le' },
      erasure: 'delete',
    },
  },
})
export class SavedViewPersonalData {}
