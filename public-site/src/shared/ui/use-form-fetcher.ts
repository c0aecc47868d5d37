import { useState } from 'react';
import { useFetcher } from 'react-router';

/**
 * A fetcher whose answer is a state of React's. The router's own is read from what it changes beside them: a render that
 * React leaves out may see it first, and then no effect ever hears of it.
 */
export function useFormFetcher<Answer>(options?: Parameters<typeof useFetcher>[0]) {
  const fetcher = useFetcher<Answer>(options);
  const [data, setData] = useState(fetcher.data);
  if (fetcher.state === 'idle' && fetcher.data !== data) setData(fetcher.data);
  return { ...fetcher, data };
}
