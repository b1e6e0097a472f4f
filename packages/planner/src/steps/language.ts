/**
 * The step language: what a test case consists of. Every step has one canonical English sentence that parses back to
 * exactly the same command; people edit the sentence, machines keep the command.
 */

import type { CaptureSource } from '@assay/contract/choices';
import type { AnswerCheck } from './answers.ts';
import type { AuditSubject } from './audits.ts';

/** Words for kinds of elements. They narrow the search; they are never part of the name. */
export const kinds = [
  'button',
  'link',
  'field',
  'checkbox',
  'radio button',
  'dropdown',
  'option',
  'switch',
  'slider',
  'tab',
  'menu item',
  'heading',
  'image',
  'icon',
  'row',
  'cell',
  'column',
  'table',
  'list',
  'item',
  'card',
  'dialog',
  'message',
  'section',
  'form',
  'badge',
  'text',
  'frame',
] as const;
export type Kind = (typeof kinds)[number];

export type Relation = 'below' | 'above' | 'left of' | 'right of' | 'next to';

/** An element as a person names it. */
export interface Target {
  /** Its name as written, without kind words and articles; empty where the kind alone says it ("the dialog"). */
  name: string;
  kind?: Kind;
  /** 1 is the first; -1 the last. */
  ordinal?: number;
  /** The part of the page it lies in: a row, card, dialog, section, form, table, list or frame. */
  within?: Target;
  near?: { relation: Relation; anchor: Target };
}

/** Text that is typed or expected. `{{unique email}}`, `{{today+3}}`, `{{name}}` are filled in when the step runs. */
export type Value = string;

export interface Credentials {
  user: Value;
  password: Value;
}

/** Who asks. */
export type CallAuth =
  | { by: 'token'; token: Value }
  | { by: 'password'; user: Value; password: Value }
  | { by: 'key'; name: string; value: Value; in: 'header' | 'query' };

/** One value of a record that somebody describes. */
export interface Detail {
  /** What the author calls it: the name of a field, or a word such as "from" that tells which is meant. */
  label?: string;
  value: Value;
}

type Deed =
  /**
   * `named`: the address is a page's name ("login"), reached by a link of that name unless it is already shown. `inTab`: in a new
   * browser tab, in which the case goes on.
   */
  | { do: 'open'; address: Value; named?: true; inTab?: true }
  | { do: 'back' | 'forward' | 'reload' }
  | { do: 'click'; target: Target; button?: 'right'; times?: number }
  | { do: 'type'; target: Target; text: Value }
  | { do: 'clear'; target: Target }
  | { do: 'select'; target: Target; option: Value }
  | {
      do: 'check' | 'uncheck' | 'toggle' | 'choose' | 'hover' | 'scroll to' | 'focus' | 'leave';
      target: Target;
    }
  | { do: 'set'; target: Target; value: Value }
  | { do: 'press'; keys: string; target?: Target }
  | { do: 'drag'; target: Target; onto: Target }
  | { do: 'upload'; file: Value; target?: Target }
  | { do: 'switch to tab'; tab: Value }
  /** By its place in the order of opening: 1 is the first, -1 the last. */
  | { do: 'switch to nth tab'; ordinal: number }
  | { do: 'answer dialog'; accept: boolean; text?: Value }
  | { do: 'wait'; until: Expectation; seconds?: number }
  | { do: 'pause'; seconds: number }
  | { do: 'log in'; credentials: Credentials }
  /** Each detail goes to the one field of a form that it fits. `form`: what the record is called. `sends`: the form is sent as well. */
  | { do: 'fill in'; form?: string; details: Detail[]; sends?: true }
  | { do: 'remember'; target: Target; as: string }
  /** `touch`: as a phone or a tablet of that size, which also lays out pages and takes taps as such a device does. */
  | { do: 'resize'; width: number; height: number; touch?: true }
  /** Every page begins at that time, from where its clock runs on. */
  | { do: 'set clock'; to: Value }
  | {
      do: 'call';
      method: string;
      address: Value;
      body?: Value;
      /** What the body is, where it is not sent as it stands: JSON that names the fields, or a query. */
      as?: 'form' | 'multipart' | 'graphql';
      headers?: { name: string; value: Value }[];
      auth?: CallAuth;
      redirects?: false;
    }
  /** A part of the last answer, for `{{name}}` in later steps. */
  | { do: 'keep'; from: CaptureSource; expression: string; as: string };

/** `if`: done only where this holds a moment later at most, and skipped otherwise. */
export type Action = Deed & { if?: Expectation };

/** What is compared with how it looked when it was last accepted: what is visible of the page, unless more is said. */
export interface Look {
  /** All of the page, also what only scrolling shows. */
  whole?: true;
  /** One element instead of the page. */
  target?: Target;
  /** Its name; by itself a look is known by its step. */
  as?: string;
  /** How much of it may differ. */
  percent?: number;
}

export type Comparison = '=' | 'at least' | 'at most' | 'more than' | 'less than';

/** What a number, a price or a date on the page is compared with. */
export type Operand =
  | { of: 'element'; target: Target }
  /** All that the target names, added up: a column, the prices of a list. */
  | { of: 'sum'; target: Target }
  | { of: 'value'; value: Value };

/** What is compared. A page-wide text is only meant where no place was named. */
export type Condition =
  | {
      is:
        | 'visible'
        | 'hidden'
        | 'enabled'
        | 'disabled'
        | 'checked'
        | 'unchecked'
        | 'focused'
        | 'empty'
        | 'required'
        | 'selected'
        | 'pressed'
        | 'expanded'
        | 'collapsed';
    }
  | { is: 'text'; how: 'equals' | 'contains' | 'matches'; value: Value }
  | { is: 'value'; value: Value }
  | { is: 'number'; comparison: Comparison; value: number; unit?: string }
  | { is: 'count'; comparison: Comparison; value: number }
  /** Both ends belong to it. `counts`: how many there are, rather than the number that is shown. */
  | { is: 'between'; least: number; most: number; unit?: string; counts?: true }
  /** `column`: by its place, 1 is the first and -1 the last. */
  | { is: 'sorted'; by?: string; column?: number; direction: 'ascending' | 'descending' }
  | { is: 'attribute'; name: string; value: Value }
  | { is: 'style'; name: string; value: Value }
  /** Several operands are added up. */
  | { is: 'compared'; comparison: Comparison; to: Operand[] }
  /** Something of that name lies in it. */
  | { is: 'holding'; target: Target }
  /** These are its items, rows, options or cells, and there are no others. */
  | { is: 'holding exactly'; values: [Value, ...Value[]]; ordered?: true }
  /** Each of its items shows the text, and there is at least one. */
  | { is: 'holding only'; value: Value }
  /** The numbers of a column or of the target's things, added up. */
  | { is: 'sum'; comparison: Comparison; value: number; unit?: string }
  /** An error message that belongs to the target or names it; `value`: what it says. */
  | { is: 'error'; value?: Value }
  /** What bore the target's name before the last action bears this one now. */
  | { is: 'renamed'; value: Value };

export interface Expectation {
  /** An element, or something of the whole page. */
  subject:
    | { of: 'element'; target: Target }
    | ({ of: 'picture' } & Look)
    | {
        of:
          | 'page text'
          | 'address'
          | 'title'
          | 'page'
          | 'dialog text'
          | 'download'
          | 'console'
          | 'response'
          | 'load time'
          | 'accessibility'
          | AuditSubject;
      };
  condition:
    | Condition
    | { is: 'page'; name: string }
    /** The last action opened another tab or window of the browser. */
    | { is: 'new tab' }
    | { is: 'clean' }
    | { is: 'seconds'; atMost: number }
    | { is: 'status'; value: number }
    /** A JSON Schema that the body of an answer keeps to. */
    | { is: 'schema'; value: Value }
    /** What else an answer can be held to. */
    | { is: 'answer'; check: AnswerCheck };
  /** Of all that the target names; negated, of none of them. There must be at least one. */
  every?: true;
  /** Of the target, and of none of those beside it that are of its kind. */
  only?: true;
  negated?: true;
  withinSeconds?: number;
}

export type Command = Action | ({ do: 'expect' } & Expectation);

/** A step of a test case: the author's words, the canonical sentence and the command it stands for. */
export interface Step {
  /** What the author wrote, where it comes from a text. */
  source: string;
  sentence: string;
  command: Command;
  /** The words it was read from without their page in view, so that they are read once more when their turn comes. */
  draftOf?: Place;
}

/** Where words stand in the author's text. */
export interface Place {
  start: number;
  end: number;
  /** Where values of an example are filled in first: the case, from 0, among those that the text states. */
  ofCase?: number;
}

/** A clause that was not understood; the rest still runs. */
export interface NotUnderstood {
  source: string;
  reason: string;
  /** The line of the author's text that it begins on, from 1. */
  line?: number;
  place?: Place;
  /** Known to ask for nothing to be done: it says what must not happen, or its author calls it a note. */
  about?: 'claim' | 'remark';
  /** What they may mean, the likeliest first, each as canonical sentences: for their author to choose. */
  readings?: string[][];
  /** Where given, these words are read when their page is in view. */
  again?: true;
}

export type Priority = 'low' | 'medium' | 'high' | 'critical';

export interface TestCase {
  title: string;
  description: string;
  priority: Priority;
  steps: (Step | NotUnderstood)[];
  expectedResult: string;
  /** What it came from: the author's own flow, or what was added to it. */
  origin: 'stated' | 'negative' | 'boundary' | 'required' | 'security' | 'exploration' | 'check';
}
