import { capitalise } from '@assay/contract/text';
/** A value of the contract as people read it: `in_progress` is "In progress". */
export function inWords(value: string): string {
  return capitalise(value.replaceAll('_', ' '));
}

/** The part of an id that tells it from others at a glance. */
export function shortId(id: string): string {
  return id.length > 8 ? `${id.slice(0, 8)}…` : id;
}
