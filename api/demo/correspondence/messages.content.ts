import type { ContactStatus } from '../../src/people/contact/contact.contract.js';

interface DemoMessage {
  days_ago: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: ContactStatus;
  is_read?: boolean;
  /** What the team wrote under it. */
  reply?: string;
  note?: string;
}

/** What people write to an association that brings books to libraries. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    days_ago: 0.1,
    name: 'Solange Mbarga',
    email: 'solange.mbarga@example.org',
    subject: 'Manuels de sixième pour le collège de Mfou',
    message:
      'Bonjour,\n\nJe suis bibliothécaire au collège de Mfou, à une heure de Yaoundé. Nous avons 412 élèves en sixième et cinquième, et 38 manuels de français pour eux tous.\n\nComment peut-on demander des livres ? Avez-vous des dictionnaires ?\n\nMerci de ce que vous faites,\nSolange Mbarga',
    status: 'new',
  },
  {
    days_ago: 0.8,
    name: 'Jean-Marc Courtois',
    email: 'jm.courtois@example.org',
    subject: 'Six cartons d’albums pour enfants à Villeurbanne',
    message:
      'Bonjour, nos enfants ont grandi et nous avons six cartons d’albums et de romans jeunesse, très bon état, à Villeurbanne (4e étage avec ascenseur). Je peux les apporter quelque part un samedi, ou vous pouvez passer le soir en semaine. Cela vous intéresse-t-il ?',
    status: 'new',
  },
  {
    days_ago: 1.6,
    name: 'Claire Vasseur',
    email: 'claire.vasseur37@example.org',
    subject: 'Reçu fiscal de l’an dernier',
    message:
      'Bonjour, j’ai donné 150 € en décembre et je ne retrouve pas votre confirmation. Pouvez-vous me la renvoyer ? Je déménage, mais mon adresse e-mail reste la même.',
    status: 'new',
    is_read: true,
  },
  {
    days_ago: 3,
    name: 'Paul-Henri Essomba',
    email: 'ph.essomba@example.org',
    subject: 'Transporter des livres depuis Douala',
    message:
      'Bonsoir, je dirige une petite entreprise de transport à Douala. Deux fois par mois un de nos camions monte à Bafoussam à moitié vide. Nous pourrions prendre jusqu’à quarante cartons sans frais. Qui dois-je appeler ?',
    status: 'in_progress',
    is_read: true,
    note: 'Proposition sérieuse : je l’appelle jeudi pour savoir quels papiers il faut au port.',
  },
  {
    days_ago: 6,
    name: 'Médiathèque de Saint-Priest',
    email: 'mediatheque@example.org',
    subject: 'Désherbage : 700 documentaires à donner',
    message:
      'Bonjour,\n\nNous retirons de nos rayons environ 700 documentaires pour la jeunesse, parus il y a trois à huit ans, équipés et couverts. La ville accepte de les céder à une association.\n\nPourriez-vous nous dire ce que vous prendriez, et sous quel délai ?',
    status: 'answered',
    is_read: true,
    reply:
      'Merci de penser à nous. Les documentaires de sciences et de géographie nous intéressent tous, les livres sur les métiers aussi ; nous prenons moins volontiers ce qui touche aux institutions françaises.\n\nPourriez-vous nous envoyer la liste, même rapide ? Nous passons avec la camionnette le deuxième mardi du mois.',
  },
  {
    days_ago: 9,
    name: 'Awa Ndiaye',
    email: 'awa.ndiaye@example.org',
    subject: 'Être bénévole à Lyon',
    message:
      'Bonjour, étudiante en master des métiers du livre, j’ai mes vendredis libres jusqu’en juin. Je peux trier, cataloguer, porter des cartons aussi ! Comment faire pour vous rejoindre ?',
    status: 'answered',
    is_read: true,
    reply:
      'Avec plaisir ! Nous trions tous les samedis matin et, avec des étudiants, chaque vendredi de 14 h à 18 h. Venez vendredi prochain voir comment cela se passe, sans engagement : demandez Hélène, près des tables de tri.',
  },
  {
    days_ago: 24,
    name: 'Rédaction de Radio Balafon',
    email: 'redaction@example.org',
    subject: 'Un sujet sur la bibliothèque de Kribi',
    message:
      'Bonjour, nous préparons une émission sur la lecture des enfants. Serait-il possible de parler à quelqu’un de la bibliothèque de Kribi, mercredi ou jeudi prochain, une dizaine de minutes par téléphone ?',
    status: 'archived',
    is_read: true,
    note: 'Émission passée le 3, très bien. Enregistrement dans le dossier partagé.',
  },
  {
    days_ago: 2.2,
    name: 'SEO Expert',
    email: 'offers@example.org',
    subject: 'First page of search results guaranteed',
    message:
      'Hello dear webmaster, we can bring your website on the first page in 7 days. Reply for our prices.',
    status: 'spam',
    is_read: true,
  },
];
