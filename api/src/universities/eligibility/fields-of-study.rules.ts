import { plainWords } from '../../platform/http/plain-letters.contract.js';
import type { EligibilityVerdict } from './scholarship-eligibility.contract.js';

/** A field of study as it can be compared with another one. */
export interface FieldOfStudy {
  /** All fields. */
  isAny: boolean;
  /** The beginnings of the words that say something. */
  stems: ReadonlySet<string>;
  /** The families of fields that these words belong to. */
  families: ReadonlySet<string>;
}

const STEM = 7;
const SAYS_LITTLE =
  /^(science|etude|applique|appliquee|general|generale|autre|domaine|discipline|filiere|developpement|master|licence)$/;
const ALL = /^(tous|toutes?)\b|disciplinaire/;

/** Families by the beginnings of their words. */
const FAMILIES: Record<string, string> = {
  technology:
    'informat numeriq genie ingenie mathema physiqu chimie technol donnee data intellig artific electr mecaniq energie energet robot telecom civil industr statist cyber reseau batimen mine petrol aeronau spatial materia logiciel',
  life: 'biolog biotech agro agricul environ ecolog climat veterin foret eau hydrol geolog ocean aliment peche elevage biodive durable',
  health: 'sante medec medic pharma infirm epidemi biomed dent nutrit obstet sage paramed',
  business:
    'econom gestion financ commerc market comptab manage entrepr adminis banque affaire logisti tourism hotel ressour audit assuran',
  law: 'droit jurid politiq internat relation gouvern diploma public fiscal humanit securit',
  humanities:
    'lettre langue litter histoir geograp philoso sociol psychol anthrop linguis humain social communi journal educat pedagog enseign traduct bibliot archeol theolog media',
  arts: 'art artisti design musique archite cinema theatre urban patrimo mode audiovi danse',
};

/** By default, science is any of these. */
const SCIENCE = ['technology', 'life', 'health'];

const families = Object.entries(FAMILIES).map(([name, words]) => ({ name, words: words.split(' ') }));

export function readFieldOfStudy(written: string): FieldOfStudy {
  const words = plainWords(written)
    .split(' ')
    .filter((word) => word.length >= 3 && !/^(les|des|aux|sur|pour|par|avec|dans|une)$/.test(word))
    .map((word) => word.replace(/[sx]$/, ''));
  const changes = words.filter((word) => !SAYS_LITTLE.test(word));
  const isScience = changes.length === 0 && words.includes('science');
  const found = changes.flatMap(familiesOf);
  return {
    isAny: ALL.test(plainWords(written)),
    stems: new Set((changes.length > 0 ? changes : words).map((word) => word.slice(0, STEM))),
    families: new Set(isScience ? SCIENCE : found),
  };
}

function familiesOf(word: string): string[] {
  const isOf = (beginning: string) =>
    beginning.length <= 3 ? word === beginning : word.startsWith(beginning);
  return families.filter(({ words }) => words.some(isOf)).map(({ name }) => name);
}

/** The same words, or all of one in the other, is yes; a family in common, or words that we do not know, is to check. */
export function fieldVerdict(asked: FieldOfStudy, own: FieldOfStudy): EligibilityVerdict {
  if (asked.isAny || own.isAny) return asked.isAny ? 'yes' : 'to_check';
  if (holdsAll(asked.stems, own.stems) || holdsAll(own.stems, asked.stems)) return 'yes';
  const isKnown = asked.families.size > 0 && own.families.size > 0;
  return !isKnown || shares(asked.stems, own.stems) || shares(asked.families, own.families)
    ? 'to_check'
    : 'no';
}

function holdsAll(those: ReadonlySet<string>, within: ReadonlySet<string>): boolean {
  return those.size > 0 && [...those].every((one) => within.has(one));
}

function shares(those: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...those].some((one) => others.has(one));
}
