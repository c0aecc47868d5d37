import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  children: ReactNode;
  narrow?: boolean;
  className?: string | undefined;
}

export function Container({ children, narrow = false, className = '' }: ContainerProps) {
  return <div className={`${narrow ? styles.narrow : styles.container} ${className}`}>{children}</div>;
}
