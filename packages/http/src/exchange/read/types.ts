import type { ApiEndpoint } from '@assay/contract';

/** An endpoint whose address is not taken apart yet. */
export type Draft = Omit<Partial<ApiEndpoint>, 'path' | 'method'> & {
  name: string;
  /** As it was written; a missing one is made of the method and path. */
  method: string;
  /** A path below the base, or a whole address. */
  address: string;
  /** The address with `{name}` for each of its parameters, where the format tells them. */
  template?: string;
  /** What its answer holds, where that is known: the id of what was made is looked for there. */
  answer?: AnswerField[] | undefined;
};

/** A field of an answer; a recording has its value too. */
export interface AnswerField {
  path: string;
  name: string;
  value?: string;
}

export interface Imported {
  format: 'openapi' | 'postman' | 'curl' | 'har';
  name: string;
  baseUrl: string | null;
  endpoints: ApiEndpoint[];
  variables: Record<string, string>;
  /** What could not be taken over, each as a sentence. */
  notes: string[];
}

/** What a reader of one format gives. */
export interface Reading {
  name: string;
  /** Where the format has one; else it is found from the addresses. */
  baseUrl?: string | null;
  drafts: Draft[];
  /** Requests that were not even read, since there are too many. */
  unread?: number;
  variables: Record<string, string>;
  notes: Notes;
}

const mostNotes = 100;

/** Remarks for people: the same one is said once, and there is an end to them. */
export class Notes {
  readonly #said = new Set<string>();
  #left = 0;

  add(note: string): void {
    if (this.#said.size < mostNotes) this.#said.add(note);
    else if (!this.#said.has(note)) this.#left += 1;
  }

  /** Takes back what has been settled since. */
  remove(note: string): void {
    this.#said.delete(note);
  }

  list(): string[] {
    const more = this.#left > 0 ? [`There are ${this.#left} more remarks, which are not shown.`] : [];
    return [...this.#said, ...more];
  }
}
