/** What planning needs to know of an element that was seen on a page; whoever reads pages may know more. */
export interface SeenPart {
  /** Finds the element again in its frame while the page has not changed since it was read. */
  ref: string;
  /** The frame it lies in; 0 is the main document. */
  frame: number;
  tag: string;
  /** ARIA role, explicit or implied. */
  role: string;
  /** Accessible name. */
  name: string;
  /** Text of its label, where a label is tied to it or stands beside it. */
  label: string;
  placeholder: string;
  title: string;
  /** data-testid, id or name attribute, in words. */
  testId: string;
  /** What it shows: visible text, shortened. */
  text: string;
  /** Its value, where it has one; never that of a password field. */
  value: string;
  /** The type of an input or a button; `textarea` for one. */
  inputType: string;
  /** Refs of the containers it lies in, innermost first. */
  containers: string[];
  states: {
    visible: boolean;
    enabled: boolean;
    editable: boolean;
    required: boolean;
    checked: boolean | 'mixed' | undefined;
  };
  /** For choices: what can be chosen. */
  options: string[];
  constraints: {
    min?: string;
    max?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    step?: string;
    /** For file fields: the types it asks for. */
    accept?: string;
  };
  /** Where a link leads. */
  href: string;
  /** Its place in the tree. */
  path: string;
  /** For a form, or for a button that sends one: the browser is asked not to check the fields. */
  noValidate?: true;
  /** For a radio button: the name it shares with those it excludes. */
  group?: string;
  /** For a dropdown: the option that stands for nothing chosen. */
  emptyOption?: string;
  /** For a control that belongs to a form elsewhere on the page: the path of that form. */
  formPath?: string;
}

export interface SeenPage {
  address: string;
  title: string;
  /** In reading order. */
  elements: SeenPart[];
  /** The text a person can read. */
  text?: string;
  /** Short phrases that stood on pages before this one. */
  earlier?: readonly string[];
}
