import type { NewsletterInput } from '../../src/newsletters/newsletters/newsletter.dto.js';

const readers = [{ segment: 'topic' as const, value: 'actualites' }];

/** The newsletter of last month, which is in the archive. Its campaign and article are those of the demonstration. */
export const sentNewsletter = (campaign_id: number, article_id: number): NewsletterInput => ({
  title: 'Lettre du mois dernier',
  subject: 'Onze mille livres ont pris la mer',
  preheader: 'Le conteneur est parti du Havre ; voici ce qu’il reste à faire.',
  audience: readers,
  blocks: [
    {
      type: 'text',
      html: '<h2>Le conteneur est parti</h2><p>Bonjour {prénom},</p><p>Lundi à 6 h 40, au Havre, la porte s’est refermée sur 11 400 livres. Ils seront à Douala dans trois semaines, puis à Foumban, où les élèves ont déjà tracé la place des rayons.</p>',
    },
    { type: 'campaign', target_id: campaign_id, label: 'Soutenir la bibliothèque', shows_progress: true },
    {
      type: 'quote',
      text: 'On m’a demandé si les livres restaient. J’ai dit : ils restent.',
      author: 'Ibrahim, gardien d’un lycée de Ngaoundéré',
    },
    { type: 'article', target_id: article_id },
    { type: 'figure', figure: 'books_distributed', text: 'depuis le premier carton, grâce à vous' },
    { type: 'text', html: '<p>Merci d’avoir porté cela avec nous.</p>' },
  ],
});

/** The one that is being written. */
export const draftNewsletter = (campaign_id: number): NewsletterInput => ({
  title: 'Lettre de fin d’année',
  subject: 'Ce que vous avez rendu possible cette année',
  preheader: 'Des étagères pleines, et une bibliothèque à finir.',
  audience: [...readers, { segment: 'goods_donors' }],
  blocks: [
    {
      type: 'text',
      html: '<h2>Une année de lecture</h2><p>Bonjour {prénom},</p><p>En douze mois, trois salles de lecture ont ouvert leurs portes. Voici ce qu’il reste à faire.</p>',
    },
    { type: 'campaign', target_id: campaign_id, label: 'Finir la bibliothèque', shows_progress: true },
    { type: 'divider' },
    { type: 'button', label: 'Voir toutes les campagnes', url: '/campagnes' },
  ],
});
