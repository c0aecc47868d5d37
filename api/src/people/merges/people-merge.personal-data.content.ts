import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { MERGE_UNDO_DAYS } from './people-merge.contract.js';

const TIDY = { name: 'people-merges.tidy', cron: '51 4 * * *' };
const OF_PERSON = 'SELECT id FROM person_merges WHERE kept_email = $1 OR absorbed_email = $1';

@Injectable()
@PersonalDataSource({
  kind: 'people-merges',
  label: 'Rapprochements de personnes',
  purpose:
    'Réunir ce que l’association sait d’une même personne sous deux adresses, et pouvoir revenir sur une erreur.',
  legal_basis: 'legitimate_interest',
  people: 'Donateurs, membres et abonnés connus sous deux adresses',
  recipients: ['host'],
  retention: [
    {
      what: 'Rapprochements : ce qui permet de les annuler',
      period: { days: MERGE_UNDO_DAYS },
      job: TIDY,
      apply: {
        table: 'person_merge_rows',
        over: 'EXISTS (SELECT FROM person_merges merge WHERE merge.id = held.merge_id AND merge.merged_at < $1)',
        erasure: 'delete',
      },
    },
    {
      what: 'Rapprochements : qui a été réuni à qui',
      period: { years: 3 },
      job: TIDY,
      apply: { table: 'person_merges', over: 'held.merged_at < $1', erasure: 'delete' },
    },
    {
      what: 'Personnes dites différentes (empreintes des adresses)',
      period: { years: 3 },
      job: TIDY,
      apply: { table: 'people_apart', over: 'held.said_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    person_merge_rows: {
      label: 'Ce qui a été déplacé par un rapprochement',
      of: `held.merge_id IN (${OF_PERSON})`,
      columns: {
        table_name: 'Table',
        column_name: 'Colonne',
        old_value: 'Avant',
        new_value: 'Après',
      },
      hidden: { row_key: 'Numéro de la fiche' },
      erasure: 'delete',
    },
    people_apart: {
      label: 'Dite différente d’une autre personne',
      of: 'md5($1)::uuid IN (held.one_id, held.other_id)',
      columns: { said_at: 'Le' },
      erasure: 'delete',
    },
    person_merges: {
      label: 'Rapprochements',
      of: 'held.kept_email = $1 OR held.absorbed_email = $1',
      columns: {
        kept_email: 'Adresse gardée',
        first_kept_email: 'Adresse gardée ce jour-là',
        absorbed_email: 'Adresse réunie',
        absorbed_name: 'Nom réuni',
        chosen: 'Identité gardée',
        merged_at: 'Le',
        staff_name: 'Par',
        undone_at: 'Annulé le',
        undone_by: 'Annulé par',
        skipped: 'Laissé en l’état',
      },
      erasure: 'delete',
      audited: 'people-merges',
      merge: {
        resource: 'people-merges',
        addresses: {
          kept_email: 'follows',
          first_kept_email: { stays: 'c’est l’adresse de ce jour-là.' },
          absorbed_email: { stays: 'c’est l’adresse d’avant.' },
        },
        // What staff chose the last time counts as what the person said that day.
        identity: {
          first_name: "held.chosen ->> 'first_name'",
          last_name: "held.chosen ->> 'last_name'",
          organization_name: "held.chosen ->> 'organization_name'",
          phone: "held.chosen ->> 'phone'",
          street_address: "held.chosen ->> 'street_address'",
          postal_code: "held.chosen ->> 'postal_code'",
          city: "held.chosen ->> 'city'",
          country: "held.chosen ->> 'country'",
          said_at: 'held.merged_at',
          rows: 'held.undone_at IS NULL',
        },
      },
    },
  },
})
export class PeopleMergePersonalData {}
