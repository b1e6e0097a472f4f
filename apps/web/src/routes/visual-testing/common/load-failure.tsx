import { explainFailure } from '../../../lib/explain-failure.ts';
import { LoadError } from '../../../ui/load-error.tsx';

interface Props {
  failure: unknown;
  isLoading: boolean;
  onRetry: () => void;
}

/** Stands where comparisons or baselines could not be had. */
export function LoadFailure({ failure, isLoading, onRetry }: Props) {
  return (
    <LoadError
      title="Error Loading Visual Tests"
      message={`Failed to fetch visual test data: ${explainFailure(failure)}`}
      isLoading={isLoading}
      onRetry={onRetry}
    />
  );
}
