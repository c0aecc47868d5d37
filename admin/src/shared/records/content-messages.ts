import { capital, counted, e, type ContentLabels } from './content-labels';

type Values = Record<string, Record<string, string>>;

/** The messages that react-admin and the history read under `resources.{name}`: the kind's own fields and values, and what all kinds say alike. */
export function contentMessages<Fields extends Record<string, string>, Known extends Values>(
  words: ContentLabels,
  own: {
    fields: Fields;
    values: Known;
    /** Over the list and in the menu, where its records go by another name together. */
    list?: string;
  },
) {
  const creation = capital(`${words.new} ${words.one}`);
  return {
    name: `${words.one} |||| ${words.many}`,
    the: words.the,
    empty: `Aucun${e(words)} ${words.one} pour l’instant.`,
    invite: `Commencez : ${words.the} reste en brouillon jusqu’à ce que vous ${words.feminine ? 'la' : 'le'} publiiez.`,
    page: {
      list: own.list ?? capital(words.many),
      create: creation,
      edit: '%{recordRepresentation}',
      show: '%{recordRepresentation}',
    },
    action: { create: creation },
    notifications: { created: counted(words, 1, 'créé'), updated: counted(words, 1, 'enregistré') },
    values: own.values,
    fields: {
      id: 'Numéro',
      slug: 'Adresse de la page',
      created_at: `Créé${e(words)} le`,
      updated_at: `Modifié${e(words)} le`,
      archived_at: `Archivé${e(words)} le`,
      deleted_at: `Mis${e(words)} à la corbeille le`,
      publish_at: 'Publication programmée',
      q: 'Rechercher',
      shelf: 'Rayon',
      ...own.fields,
    },
  };
}
