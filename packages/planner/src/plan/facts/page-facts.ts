import type { Kind } from '../../steps/language.ts';

/** A form of the page. Fields and buttons name it by its id. */
export interface FormFacts {
  id: string;
  name: string;
  /** False where the form asks the browser not to check its fields (`novalidate`). */
  validates: boolean;
}

export interface FieldFacts {
  label: string;
  kind: Extract<Kind, 'field' | 'dropdown' | 'checkbox' | 'radio button' | 'switch' | 'slider'>;
  /** The type of an input (`email`, `number`, …), `textarea` or `select`; `text` where nothing says. */
  type: string;
  required: boolean;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** For choices: what can be chosen. */
  options: string[];
  /** For a dropdown: the option that stands for nothing chosen. */
  emptyOption?: string;
  /** For a radio button: those it excludes share its id; the label says what is chosen. */
  group?: { id: string; label: string };
  /** It held something, or was ticked, when the page was opened; of radio buttons, one of them was chosen. */
  filled: boolean;
  form?: string;
}

export interface ButtonFacts {
  name: string;
  /** Pressing it sends its form. */
  submits: boolean;
  /** It asks the browser not to check the fields (`formnovalidate`). */
  unchecked?: true;
  form?: string;
}

/** What was really seen on the one page that was visited, in reading order; nothing hidden, nothing disabled. */
export interface PageFacts {
  address: string;
  title: string;
  fields: FieldFacts[];
  buttons: ButtonFacts[];
  links: { name: string; address: string }[];
  headings: string[];
  /** All the text a person can read, where it was kept. */
  text?: string;
  forms: FormFacts[];
}
