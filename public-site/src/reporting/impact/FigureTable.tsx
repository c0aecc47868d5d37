import { useId } from 'react';
import { impactContent } from './impact.content';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

/** What a drawing shows, in figures. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const id = useId();
  return (
    <details className={styles.details}>
      <summary aria-describedby={id}>{impactContent.asTable}</summary>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
