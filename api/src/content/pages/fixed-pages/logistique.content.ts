import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const logistique: FixedPageText = {
  title: 'Logistique et transport',
  description:
    'Ramassage, entrepôt, conteneur, douane et dernière piste\u00a0: comment les livres et le matériel vont de France aux bibliothèques d’Afrique.',
  lead: 'Entre un garage à Lyon et une salle de lecture à Kribi, il y a trois semaines de mer et beaucoup de papiers. C’est notre affaire.',
  blocks: [
    text('Ce que nous faisons', 'ce-que-nous-faisons', [
      'Le transport est la part que l’on ne voit pas, et celle qui fait échouer le plus de bonnes volontés. Un carton sans liste de contenu bloque un conteneur entier\u00a0; un conteneur bloqué coûte chaque jour d’attente. Nous préparons donc les papiers avant les palettes.',
      'Les dons sont ramassés par tournées, pesés, mis sur palettes et gardés au sec. Nous n’envoyons un conteneur que plein\u00a0: un trajet de plus, c’est de l’argent pris aux livres et du carburant brûlé pour rien. Les départs sont groupés avec d’autres associations dès que les dates s’accordent.',
      'À l’arrivée, un transitaire que nous connaissons dédouane, puis des camionnettes partent vers les bibliothèques. La livraison est reçue par la bibliothécaire, qui compte les cartons et signe. Ce qui manque ou s’est abîmé est écrit\u00a0: c’est ainsi que l’emballage s’améliore.',
    ]),
    entries(
      'figures',
      'En chiffres',
      'chiffres',
      [
        ['5', 'conteneurs partis pleins, et des envois groupés'],
        ['5 semaines', 'du Havre à la sortie du port de Douala, en moyenne'],
        ['98\u00a0%', 'de cartons arrivés complets'],
        ['37', 'villes et villages desservis'],
      ],
      [
        'Chiffres et témoignages sont donnés à titre d’exemple\u00a0: l’association y met les siens à mesure qu’elle les vérifie.',
      ],
    ),
    entries('steps', 'Comment cela se passe', 'etapes', [
      ['Nous ramassons', 'Des tournées par quartier, à une date convenue avec les donateurs.'],
      ['Nous emballons', 'Cartons doublés, étiquetés, pesés, avec la liste de ce qu’ils contiennent.'],
      ['Nous expédions', 'Un conteneur plein, ses papiers prêts avant le départ du bateau.'],
      ['Nous livrons', 'Jusqu’à la porte\u00a0; la bibliothécaire compte, vérifie et signe.'],
    ]),
    entries('notes', 'Ce que cela change', 'impact', [
      ['Des livraisons attendues', 'La bibliothèque connaît la date et prépare la place.'],
      ['Un coût contenu', 'Des départs groupés et des conteneurs pleins, jamais de palettes perdues.'],
      [
        'Des métiers sur place',
        'Transit, stockage et dernière route sont confiés à des entreprises locales.',
      ],
    ]),
    entries('achievements', 'Ce qui est fait', 'realisations', [
      ['portées', 'De livres, de rayonnages et de matériel informatique.', '75\u00a0t'],
      ['relais de stockage', 'Deux en France et deux au Cameroun, tenus par des équipes du lieu.', '4'],
      ['carton abîmé', 'Contre un sur douze avant le double emballage.', '1 sur 50'],
    ]),
    entries('goals', 'Ce que nous visons', 'objectifs', [
      ['Livrer en moins de trois mois après la fin d’une collecte.'],
      ['Grouper chaque départ avec au moins une autre association.'],
      ['Desservir l’Adamaoua et l’Extrême-Nord par un relais permanent.'],
    ]),
    entries('testimonials', 'Ils en parlent', 'temoignages', [
      [
        'Bernard K.',
        'Avec la liste des adresses et les bons créneaux, une tournée de douze foyers tient dans la matinée.',
        'chauffeur bénévole',
      ],
      [
        'Clarisse M.',
        'Les cartons portaient le nom du rayon. Le soir de la livraison, la moitié était déjà rangée.',
        'responsable de bibliothèque',
      ],
    ]),
  ],
};
