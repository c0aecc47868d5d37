import type { Action } from './action';

export const logistique: Action = {
  slug: 'logistique',
  title: 'Logistique et transport',
  description:
    'Ramassage, entrepôt, conteneur, douane et dernière piste\u00a0: comment les livres et le matériel vont de France aux bibliothèques d’Afrique.',
  lead: 'Entre un garage à Lyon et une salle de lecture à Kribi, il y a six semaines de mer et beaucoup de papiers. C’est notre affaire.',
  story: [
    'Le transport est la part que l’on ne voit pas, et celle qui fait échouer le plus de bonnes volontés. Un carton sans liste de contenu bloque un conteneur entier\u00a0; un conteneur bloqué coûte chaque jour d’attente. Nous préparons donc les papiers avant les palettes.',
    'Les dons sont ramassés par tournées, pesés, mis sur palettes et gardés au sec. Nous n’envoyons un conteneur que plein\u00a0: un trajet de plus, c’est de l’argent pris aux livres et du carburant brûlé pour rien. Les départs sont groupés avec d’autres associations dès que les dates s’accordent.',
    'À l’arrivée, un transitaire que nous connaissons dédouane, puis des camionnettes partent vers les bibliothèques. La livraison est reçue par la bibliothécaire, qui compte les cartons et signe. Ce qui manque ou s’est abîmé est écrit\u00a0: c’est ainsi que l’emballage s’améliore.',
  ],
  figures: [
    { value: '14', label: 'conteneurs partis depuis la création' },
    { value: '6 semaines', label: 'du Havre à Douala, en moyenne' },
    { value: '98\u00a0%', label: 'de cartons arrivés complets' },
    { value: '37', label: 'villes et villages desservis' },
  ],
  steps: [
    { title: 'Nous ramassons', text: 'Des tournées par quartier, à une date convenue avec les donateurs.' },
    {
      title: 'Nous emballons',
      text: 'Cartons doublés, étiquetés, pesés, avec la liste de ce qu’ils contiennent.',
    },
    { title: 'Nous expédions', text: 'Un conteneur plein, ses papiers prêts avant le départ du bateau.' },
    { title: 'Nous livrons', text: 'Jusqu’à la porte\u00a0; la bibliothécaire compte, vérifie et signe.' },
  ],
  projects: [
    {
      name: 'Conteneur de printemps',
      place: 'Le Havre – Douala',
      percentage: 12,
      text: 'Vingt palettes de livres et de rayonnages, pour onze bibliothèques.',
    },
    {
      name: 'Relais de Bafoussam',
      place: 'Région de l’Ouest, Cameroun',
      percentage: 64,
      text: 'Un local sec et fermé, où les cartons attendent la fin des pluies avant la piste.',
    },
    {
      name: 'Tournées de quartier',
      place: 'Lyon, Lille et Nantes',
      percentage: 80,
      text: 'Une camionnette un samedi par mois, et un créneau choisi par chaque donateur.',
    },
  ],
  testimonials: [
    {
      author: 'Bernard K.',
      role: 'chauffeur bénévole',
      quote:
        'Avec la liste des adresses et les bons créneaux, une tournée de douze foyers tient dans la matinée.',
    },
    {
      author: 'Clarisse M.',
      role: 'responsable de bibliothèque',
      quote: 'Les cartons portaient le nom du rayon. Le soir de la livraison, la moitié était déjà rangée.',
    },
  ],
  impact: [
    { title: 'Des livraisons attendues', text: 'La bibliothèque connaît la date et prépare la place.' },
    {
      title: 'Un coût contenu',
      text: 'Des départs groupés et des conteneurs pleins, jamais de palettes perdues.',
    },
    {
      title: 'Des métiers sur place',
      text: 'Transit, stockage et dernière route sont confiés à des entreprises locales.',
    },
  ],
  achievements: [
    { figure: '280\u00a0t', title: 'portées', text: 'De livres, de rayonnages et de matériel informatique.' },
    {
      figure: '4',
      title: 'relais de stockage',
      text: 'Deux en France et deux au Cameroun, tenus par des équipes du lieu.',
    },
    { figure: '1 sur 50', title: 'carton abîmé', text: 'Contre un sur douze avant le double emballage.' },
  ],
  objectives: [
    'Livrer en moins de trois mois après la fin d’une collecte.',
    'Grouper chaque départ avec au moins une autre association.',
    'Desservir l’Adamaoua et l’Extrême-Nord par un relais permanent.',
  ],
};
