import { celebration, culture, stall } from './scenes/feast.js';
import { classroom } from './scenes/classroom.js';
import { computers, training, university, webinar } from './scenes/computers.js';
import { library } from './scenes/library.js';
import { conference, meeting, workshop } from './scenes/meeting.js';
import { port } from './scenes/port.js';
import { portrait } from './scenes/portrait.js';
import { road } from './scenes/road.js';
import type { Scene } from './scenes/scene.js';
import { sorting } from './scenes/sorting.js';
import { tree } from './scenes/tree.js';

export const SCENES = {
  library,
  classroom,
  road,
  tree,
  sorting,
  port,
  conference,
  meeting,
  workshop,
  celebration,
  culture,
  stall,
  computers,
  webinar,
  training,
  university,
  portrait,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** Which scenes a kind of record is shown by; its seed chooses one. The kinds are those of the api's contracts. */
export const KINDS: Readonly<Record<string, readonly SceneName[]>> = {
  // Campaigns, and categories of articles.
  bibliotheque: ['library'],
  manuels: ['classroom', 'library', 'sorting'],
  jeunesse: ['tree', 'library', 'classroom'],
  numerique: ['computers'],
  transport: ['road', 'port'],
  formation: ['training'],
  actualite: ['meeting', 'library', 'tree', 'sorting', 'celebration'],
  bilan: ['conference', 'port', 'meeting', 'road'],
  collecte: ['sorting', 'stall'],
  conseils: ['sorting', 'stall', 'computers', 'university'],
  coulisses: ['sorting', 'port', 'road'],
  partenariat: ['meeting', 'conference', 'training'],
  portrait: ['portrait'],
  temoignage: ['portrait'],
  terrain: ['tree', 'library', 'classroom', 'road'],
  // Types of events.
  'event-conference': ['conference'],
  'event-workshop': ['workshop'],
  'event-meeting': ['meeting'],
  'event-webinar': ['webinar'],
  'event-celebration': ['celebration'],
  'event-cultural': ['culture'],
  'event-fundraising': ['stall'],
  'event-other': ['tree', 'celebration', 'meeting'],
  // Actions of projects.
  'projet-collecte': ['sorting', 'stall'],
  'projet-logistique': ['port', 'road'],
  'projet-soutien': ['library', 'tree', 'classroom'],
  'projet-formation': ['training', 'classroom'],
  // A single scene.
  ecole: ['classroom'],
  universite: ['university'],
  lecture: ['tree'],
  port: ['port'],
  route: ['road'],
  tri: ['sorting'],
};
