import type { ReactNode } from 'react';
import styles from './Members.module.css';

interface AccountTableProps {
  caption: string;
  columns: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

export function AccountTable({ caption, columns, children }: AccountTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
