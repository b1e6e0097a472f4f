import type { ComparisonRecord, StoredPicture, VisualBaseline } from '@assay/contract';
import type { Baseline } from './store/baselines.ts';
import type { Comparison } from './store/comparisons.ts';
import type { Picture } from './store/pictures.ts';

export function toTime(at: number): string {
  return new Date(at).toISOString();
}

export function presentPicture({
  hash,
  width,
  height,
  size,
}: Pick<Picture, 'hash' | 'width' | 'height' | 'size'>): StoredPicture {
  return { hash, width, height, size };
}

export function presentComparison(comparison: Comparison): ComparisonRecord {
  return {
    id: comparison.id,
    test_name: comparison.testName,
    step_name: comparison.stepName,
    browser: comparison.browser,
    viewport: comparison.viewport,
    baseline_id: comparison.lookId,
    status: comparison.status,
    review: comparison.review,
    diff_percentage: comparison.diffPercentage,
    diff_pixels: comparison.diffPixels,
    total_pixels: comparison.totalPixels,
    run_id: comparison.runId,
    execution_id: comparison.executionId,
    picture: presentPicture(comparison.picture),
    created_at: toTime(comparison.createdAt),
  };
}

export function presentBaseline(baseline: Baseline): VisualBaseline {
  return {
    id: baseline.id,
    test_id: baseline.testId,
    test_name: baseline.testName,
    step_name: baseline.stepName,
    browser: baseline.browser,
    viewport: baseline.viewport,
    threshold: baseline.threshold,
    pixel_threshold: baseline.pixelThreshold,
    ignored: baseline.ignored,
    picture: baseline.picture && presentPicture(baseline.picture),
    variants: baseline.variants,
    versions: baseline.versions,
    comparisons: baseline.comparisons,
    last_status: baseline.lastStatus,
    waiting: baseline.waiting,
    created_at: toTime(baseline.createdAt),
    updated_at: toTime(baseline.updatedAt),
  };
}
