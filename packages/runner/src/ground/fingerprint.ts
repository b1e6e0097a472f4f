import type { Box, SeenElement } from '../snapshot/types.ts';

/** What an element is known by when the page has changed: Similo's attributes. */
export interface Fingerprint {
  tag: string;
  role: string;
  name: string;
  label: string;
  placeholder: string;
  title: string;
  testId: string;
  inputType: string;
  text: string;
  nearby: string;
  href: string;
  column: string;
  path: string;
  frame: number;
  box: Box;
}

export function fingerprintOf(element: SeenElement): Fingerprint {
  const {
    tag,
    role,
    name,
    label,
    placeholder,
    title,
    testId,
    inputType,
    text,
    nearby,
    href,
    column,
    path,
    frame,
    box,
  } = element;
  return {
    tag,
    role,
    name,
    label,
    placeholder,
    title,
    testId,
    inputType,
    text,
    nearby,
    href,
    column,
    path,
    frame,
    box,
  };
}
