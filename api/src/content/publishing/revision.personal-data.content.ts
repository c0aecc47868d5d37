import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

/** The fields of published records that name a person. */
const FIELDS = `ARRAY['author_name', 'author_email', 'organizer_first_name', 'organizer_last_name', 'contact_email', 'contact_phone']`;

@Injectable()
@PersonalDataSource({
  kind: 'editions',
  label: 'Versions des fiches publiées',
  purpose: 'Revenir à une version d’un article ou d’un événement, qui peut porter un nom et une adresse.',
  legal_basis: 'legitimate_interest',
  people: 'Auteurs et organisateurs',
  recipients: ['host'],
  retention: [],
  tables: {
    content_editions: {
      label: 'Versions',
      of: `lower(held."values" ->> 'author_email') = $1 OR lower(held."values" ->> 'contact_email') = $1`,
      columns: { resource: 'Genre de fiche', at: 'Du', values: 'Contenu' },
      erasure: { set: `"values" = "values" - ${FIELDS}` },
    },
  },
})
export class RevisionPersonalData {}
