import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'authors',
  label: 'Auteurs des actualités',
  purpose: 'Signer les articles publiés.',
  legal_basis: 'legitimate_interest',
  people: 'Auteurs et autrices',
  recipients: ['host', 'public'],
  retention: [
    {
      what: 'Adresse de l’auteur, après la mise à l’archive de l’article',
      period: { years: 1 },
      apply: {
        table: 'articles',
        over: `held.archived_at < $1 AND held.author_email <> ''`,
        erasure: { set: `author_email = '', pending = pending - 'author_email'` },
      },
    },
  ],
  tables: {
    articles: {
      label: 'Articles signés',
      of: `lower(held.author_email) = $1 OR lower(held.pending ->> 'author_email') = $1`,
      merge: {
        resource: 'articles',
        addresses: { author_email: { stays: 'c’est la signature d’un article.' } },
      },
      columns: { title: 'Article', author_name: 'Signature', author_email: 'Adresse e-mail' },
      hidden: { pending: 'Modifications pas encore publiées du même article' },
      erasure: {
        set: `author_name = '', author_email = '',
              pending = pending - ARRAY['author_name', 'author_email']`,
      },
      audited: 'articles',
    },
  },
})
export class AuthorPersonalData {}
