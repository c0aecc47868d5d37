import { createContext } from 'react';

/** What the history of a record keeps otherwise than staff read it. */
export interface RecordedValues {
  /** Fields that hold an amount in minor units of the record's currency. */
  amounts?: readonly string[];
  /** Fields that hold numbers of other records, and whose. */
  references?: Record<string, string>;
}

export const RecordedValuesContext = createContext<RecordedValues>({});
