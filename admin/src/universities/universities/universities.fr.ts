export const universities = {
  title: 'Programme universités',
  lead: 'Les universités partenaires, ce que demandent les étudiants, et où l’on en est.',
  see_site: 'Voir les pages du site',
  scholarships: 'Bourses',
  requests: {
    title: 'Demandes d’accompagnement',
    list: 'Toutes les demandes',
    figures: 'Demandes d’accompagnement en chiffres',
  },
  applications: {
    title: 'Candidatures d’ambassadeurs',
    list: 'Toutes les candidatures',
    figures: 'Candidatures d’ambassadeurs en chiffres',
  },
  board: 'Tableau',
  partners: {
    title: 'Universités partenaires',
    help: 'Des partenaires du genre « Université » ; une bourse peut désigner l’une d’elles.',
    add: 'Ajouter une université',
    all: 'Tous les partenaires',
    empty: 'Aucune université partenaire pour l’instant.',
    past: 'partenariat terminé',
    since: (year: number) => `depuis ${year}`,
    scholarships: (name: string) => `Bourses de ${name}`,
    more: (count: number) => `Voir les ${count} universités`,
  },
} as const;
