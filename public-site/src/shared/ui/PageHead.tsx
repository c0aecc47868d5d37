import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Between the home page and this one. */
  trail?: Crumb[];
  children?: ReactNode;
}

/** The way back, the title and the sentence that a page begins with. */
export function PageHead({ title, lead, trail = [], children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumb trail={[{ label: 'Accueil', to: paths.home() }, ...trail]} current={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
