import { GraduationCap, Library, PackageOpen, Ship, type LucideIcon } from 'lucide-react';
import type { ActionSlug } from './action-cards.content';
import styles from './ActionIcon.module.css';

const ICONS: Record<ActionSlug, LucideIcon> = {
  collecte: PackageOpen,
  logistique: Ship,
  soutien: Library,
  formation: GraduationCap,
};

/** The action's sign, on its colour. */
export function ActionIcon({ slug }: { slug: ActionSlug }) {
  const Icon = ICONS[slug];
  return (
    <span className={`${styles.icon} ${styles[slug]}`}>
      <Icon aria-hidden="true" size={26} />
    </span>
  );
}
