import type { TestCase } from '../steps/language.ts';

/** How a run found an element, kept so that a re-run and an export find the same one. `nth` counts from 0. */
export type StoredLocator = (
  | { by: 'role'; role: string; name?: string }
  | { by: 'label' | 'placeholder' | 'text' | 'title' | 'alt text' | 'test id'; text: string }
  | { by: 'css'; selector: string }
) & {
  nth?: number;
  /** The row, card or list item it lies in, told by a text there. */
  inside?: { role: string; text: string };
};

/** A case with what its last run stored: one locator per step, where there is one. */
export interface ExportedCase extends TestCase {
  locators?: readonly (StoredLocator | undefined)[];
}
