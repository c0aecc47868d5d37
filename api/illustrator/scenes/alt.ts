import type { Person } from '../people/person.js';

const WORDS = {
  reader: { woman: 'une lectrice', man: 'un lecteur' },
  librarian: { woman: 'une bibliothécaire', man: 'un bibliothécaire' },
  teacher: { woman: 'une enseignante', man: 'un enseignant' },
  trainer: { woman: 'une formatrice', man: 'un formateur' },
  volunteer: { woman: 'une bénévole', man: 'un bénévole' },
  speaker: { woman: 'une oratrice', man: 'un orateur' },
  storyteller: { woman: 'une conteuse', man: 'un conteur' },
  musician: { woman: 'une musicienne', man: 'un musicien' },
  student: { woman: 'une étudiante', man: 'un étudiant' },
  docker: { woman: 'une manutentionnaire', man: 'un manutentionnaire' },
} as const;
export type Role = keyof typeof WORDS;

const CHILD = { woman: 'une fillette', man: 'un garçon' } as const;
const ELDER_READER = { woman: 'une grand-mère', man: 'un grand-père' } as const;

/** « une bibliothécaire »; a child is a child, and who reads in old age a grandparent. */
export function called(person: Person, role: Role): string {
  if (person.age === 'child') return CHILD[person.sex];
  if (role === 'reader' && person.age === 'elder') return ELDER_READER[person.sex];
  return WORDS[role][person.sex];
}

/** « une fillette », « deux fillettes », « deux enfants », « quatre enfants ». */
export function children(people: readonly Person[]): string {
  const [first] = people;
  if (people.length === 1 && first) return CHILD[first.sex];
  const isSame = people.every(({ sex }) => sex === first?.sex);
  const noun = isSame ? (first?.sex === 'woman' ? 'fillettes' : 'garçons') : 'enfants';
  return `${COUNTS[people.length]} ${noun}`;
}

export const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;

/** The same with a capital, where a sentence begins. */
export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
