import type { Coverage, CoverageFigure } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatPercentage } from '../../shared/format/numbers';
import styles from './CoverageBlock.module.css';
import { coverageContent as content } from './coverage.content';

/** The scholarship in four figures. */
export function CoverageCalculator({ coverage }: { coverage: Coverage }) {
  const { total, monthly, months, percentage } = coverage;
  const euros = (figure: CoverageFigure | null) => figure && formatAmount(figure.value, 'EUR');
  return (
    <div className={styles.calculator}>
      <h3>{content.calculator}</h3>
      <dl>
        <Figure name={content.total} text={euros(total)} isEstimate={total?.is_estimate} />
        <Figure name={content.monthly} text={euros(monthly)} isEstimate={monthly?.is_estimate} />
        <Figure
          name={content.months}
          text={content.monthCount(months.value)}
          isEstimate={months.is_estimate}
        />
        <Figure name={content.percentage} text={formatPercentage(percentage)} />
      </dl>
    </div>
  );
}

interface FigureProps {
  name: string;
  text: string | null;
  isEstimate?: boolean | undefined;
}

function Figure({ name, text, isEstimate = false }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text ?? <small>{content.unknown}</small>} {isEstimate && <Estimate />}
      </dd>
    </div>
  );
}

/** Says that a figure is not the scholarship’s own. */
export function Estimate() {
  return <em className={styles.estimate}>{content.estimate}</em>;
}
