import type { IgnoredArea } from '@assay/contract';
import type { ReviewState } from '@assay/contract/choices';

/** A difference can be accepted once; who rejected it may think better of it. */
export const approvable: readonly ReviewState[] = ['waiting', 'rejected'];
export const rejectable: readonly ReviewState[] = ['waiting'];

function isSameArea(one: IgnoredArea, other: IgnoredArea): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** What is ignored together with further areas; those that are there already stay as they are. */
export function addAreas(there: readonly IgnoredArea[], further: readonly IgnoredArea[]): IgnoredArea[] {
  return [...there, ...further.filter((area) => !there.some((one) => isSameArea(one, area)))];
}
