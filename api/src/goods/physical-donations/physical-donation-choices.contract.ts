export const PHYSICAL_DONATION_TYPES = ['books', 'equipment', 'library_material'] as const;
export type PhysicalDonationType = (typeof PHYSICAL_DONATION_TYPES)[number];
export const PHYSICAL_DONATION_TYPE_LABELS: Record<PhysicalDonationType, string> = {
  books: 'Livres',
  equipment: 'Équipement',
  library_material: 'Matériel de bibliothèque',
};

/** Which goal of its campaign a donation of this type counts for. */
export function goalOf(type: PhysicalDonationType): 'books' | 'equipment' {
  return type === 'books' ? 'books' : 'equipment';
}

export const DONOR_TYPES = ['particulier', 'bibliotheque', 'ecole', 'entreprise', 'association'] as const;
export type DonorType = (typeof DONOR_TYPES)[number];
export const DONOR_TYPE_LABELS: Record<DonorType, string> = {
  particulier: 'Particulier',
  bibliotheque: 'Bibliothèque',
  ecole: 'École',
  entreprise: 'Entreprise',
  association: 'Association',
};

/** The specified option lists: what is chosen travels, and is kept, in these very words. */
export const CONDITIONS = ['Excellent état', 'Bon état', 'État correct', 'À réparer'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const BOOK_CATEGORIES = [
  'Fiction',
  'Sciences',
  'Histoire',
  'Biographie',
  'Enfants',
  'Manuels scolaires',
  'Littérature',
  'Arts',
  'Religion',
  'Philosophie',
  'Langue',
  'Autre',
] as const;

export const BOOK_LANGUAGES = ['Français', 'Anglais', 'Espagnol', 'Arabe', 'Autre'] as const;

export const EQUIPMENT_TYPES = [
  'Ordinateurs',
  'Imprimantes',
  'Projecteurs',
  'Tablettes',
  'Matériel audio',
  'Matériel réseau',
  'Accessoires informatiques',
  'Autre',
] as const;

export const MATERIAL_TYPES = [
  'Étagères',
  'Bureaux',
  'Chaises',
  'Tables',
  'Présentoirs',
  'Bacs de rangement',
  'Matériel de signalétique',
  'Éclairage',
  'Autre',
] as const;

/** What may have been collected, by type of donation. */
export const CONTENTS_OF: Record<PhysicalDonationType, readonly string[]> = {
  books: BOOK_CATEGORIES,
  equipment: EQUIPMENT_TYPES,
  library_material: MATERIAL_TYPES,
};

export const COLLECTED_MESSAGES = {
  missing: 'Indiquez ce qui a été collecté.',
  category: 'Cette catégorie n’existe pas pour ce type de don.',
  quantity: 'Indiquez un nombre entier d’au moins 1.',
} as const;

export const WORKING_STATUSES = ['working', 'partial', 'not_working', 'unknown'] as const;
export type WorkingStatus = (typeof WORKING_STATUSES)[number];
export const WORKING_STATUS_LABELS: Record<WorkingStatus, string> = {
  working: 'En état de marche',
  partial: 'Marche en partie',
  not_working: 'Ne marche pas',
  unknown: 'Je ne sais pas',
};

export const PICKUP_DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;
export type PickupDay = (typeof PICKUP_DAYS)[number];

export const PICKUP_SLOTS = ['Matin (8h-12h)', 'Après-midi (12h-17h)', 'Soirée (17h-20h)'] as const;
export type PickupSlot = (typeof PICKUP_SLOTS)[number];
/** When a slot begins and ends, in hours of Paris. */
export const PICKUP_SLOT_HOURS: Record<PickupSlot, readonly [from: number, to: number]> = {
  'Matin (8h-12h)': [8, 12],
  'Après-midi (12h-17h)': [12, 17],
  'Soirée (17h-20h)': [17, 20],
};
