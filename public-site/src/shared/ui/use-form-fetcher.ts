import { useState } from 'react';
import { useFetcher } from 'react-router';

/**
 * A fetcher whose answer is a state of React's. React Router keeps answers outside of it: a render that React throws away
 * may be the first to see one, and the effects of that render never run.
 */
export function useFormFetcher<Answer>(options?: Parameters<typeof useFetcher>[0]) {
  const fetcher = useFetcher<Answer>(options);
  const [data, setData] = useState(fetcher.data);
  if (fetcher.state === 'idle' && fetcher.data !== data) setData(fetcher.data);
  return { ...fetcher, data };
}
